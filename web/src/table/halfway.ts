import type { Scene } from "../scene";

/**
 * The questions behind a choice that is not whole yet, first one first. A move of which the log says nothing has only
 * narrowed the question: it is left by taking it back.
 */
export function halfway(known: Scene[], before: Scene | null, now: Scene): Scene[] {
  const mine = now.seat !== null && now.actor === now.seat;
  if (!before || !mine || before.seat !== now.seat) return [];
  if (now.number <= before.number) return known.filter((scene) => scene.number < now.number);
  const narrowed = now.number === before.number + 1 && now.undo === before.number && before.actor === now.seat;
  return narrowed && !now.log.some((line) => line.number === now.number) ? [...known, before] : [];
}
