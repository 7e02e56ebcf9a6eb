const REACH = 22; // pixels: half of what a finger covers

interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Which of these things lies nearest to a finger that touched none of them; -1 where all are out of reach. */
export function nearest({ clientX, clientY }: { clientX: number; clientY: number }, things: Place[]): number {
  const away = things.map(({ left, top, width, height }) =>
    Math.hypot(clientX - (left + width / 2), clientY - (top + height / 2)),
  );
  const least = Math.min(...away);
  return least <= REACH ? away.indexOf(least) : -1;
}
