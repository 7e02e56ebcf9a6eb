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

/** The plate and what is left beside it in a window of this shape (width by height). */
export function framed(home: Box, shape: number): Box {
  const w = Math.max(home.w, home.h * shape);
  const h = w / shape;
  return { x: home.x + (home.w - w) / 2, y: home.y + (home.h - h) / 2, w, h };
}

/**
 * Never farther than the whole plate nor closer than six times, never off its edge, always of the window's shape. Over
 * the upper edge a close view goes by `head`, the share of its height that lies under buttons.
 */
export function clampView(box: Box, home: Box, shape = home.w / home.h, head = 0): Box {
  const frame = framed(home, shape);
  const scale = Math.min(1, Math.max(1 / CLOSEST, box.w / frame.w));
  const w = frame.w * scale;
  const h = frame.h * scale;
  const over = h < home.h ? h * head : 0;
  return { x: within(box.x, w, home.x, home.w), y: within(box.y, h, home.y - over, home.h + over), w, h };
}
function within(at: number, size: number, from: number, whole: number): number {
  if (size >= whole) return from + (whole - size) / 2;
  return Math.min(from + whole - size, Math.max(from, at));
}

/** A view so close that a unit of the plate is `unit` pixels of a window `wide` and `high`, around a point. */
export function readable(
  home: Box,
  unit: number,
  wide: number,
  high: number,
  at: { x: number; y: number },
  head = 0,
): Box {
  const w = wide / unit;
  const h = high / unit;
  return clampView({ x: at.x - w / 2, y: at.y - h / 2, w, h }, home, wide / high, head);
}
