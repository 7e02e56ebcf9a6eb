/** Which thing lies in the direction of an arrow key: near beats far, straight beats slanted. */
interface Spot {
  x: number;
  y: number;
}

const WAYS: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Index of the spot an arrow key leads to, or -1 when nothing lies that way. */
export function heading(from: Spot, spots: Spot[], key: string): number {
  const way = WAYS[key];
  if (!way) return -1;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  spots.forEach((spot, index) => {
    const dx = spot.x - from.x;
    const dy = spot.y - from.y;
    const along = dx * way.x + dy * way.y;
    const across = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    const cost = along + 2 * across;
    if (along > 1 && across <= 2 * along && cost < least) {
      least = cost;
      best = index;
    }
  });
  return best;
}

export function middle(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
