export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const CLOSEST = 6;

export function parseBox(viewBox: string): Box {
  const [x = 0, y = 0, w = 1, h = 1] = viewBox.split(/[\s,]+/).map(Number);
  return { x, y, w, h };
}

/** Zooms so that the point under the finger stays there. */
export function zoomAt(box: Box, factor: number, point: { x: number; y: number }): Box {
  const w = box.w / factor;
  const h = box.h / factor;
  return { x: point.x - (point.x - box.x) / factor, y: point.y - (point.y - box.y) / factor, w, h };
}

/** Never farther than the whole plate, never closer than six times, never off its edge. */
export function clampView(box: Box, home: Box): Box {
  const scale = Math.min(1, Math.max(1 / CLOSEST, box.w / home.w));
  const w = home.w * scale;
  const h = home.h * scale;
  const x = Math.min(home.x + home.w - w, Math.max(home.x, box.x));
  const y = Math.min(home.y + home.h - h, Math.max(home.y, box.y));
  return { x, y, w, h };
}
