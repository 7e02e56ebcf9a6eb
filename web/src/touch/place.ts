/** Where a bubble stands: above its thing if there is room, else below, else beside; always inside the window. */
interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Placing {
  left: number;
  top: number;
  side: "above" | "below" | "right" | "left";
  /** Where along the edge the tip points at the thing. */
  tip: number;
}

const GAP = 10;
const MARGIN = 8;
const SHORTEST_TIP = 14;

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

export function place(
  thing: Rect,
  bubble: { width: number; height: number },
  room: { width: number; height: number },
): Placing {
  const middleX = thing.left + thing.width / 2;
  const middleY = thing.top + thing.height / 2;
  const left = within(middleX - bubble.width / 2, MARGIN, room.width - bubble.width - MARGIN);
  const tipX = within(middleX - left - 5, SHORTEST_TIP, bubble.width - SHORTEST_TIP - 10);
  const above = thing.top - GAP - bubble.height;
  if (above >= MARGIN) return { left, top: above, side: "above", tip: tipX };
  const below = thing.top + thing.height + GAP;
  if (below + bubble.height <= room.height - MARGIN) return { left, top: below, side: "below", tip: tipX };
  const top = within(middleY - bubble.height / 2, MARGIN, room.height - bubble.height - MARGIN);
  const tipY = within(middleY - top - 5, SHORTEST_TIP, bubble.height - SHORTEST_TIP - 10);
  const right = thing.left + thing.width + GAP;
  if (right + bubble.width <= room.width - MARGIN) return { left: right, top, side: "right", tip: tipY };
  return { left: within(thing.left - GAP - bubble.width, MARGIN, room.width), top, side: "left", tip: tipY };
}
