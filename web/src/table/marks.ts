import type { Choice } from "../scene";

/** Of the things a move touches, the one that tells it best from the other moves and that is drawn. */
export function markedRef<Thing>(
  choice: Choice,
  choices: Choice[],
  drawn: (ref: string) => Thing | null,
): Thing | null {
  const shared = (ref: string) => choices.filter((other) => other.refs.includes(ref)).length;
  for (const ref of choice.refs.toSorted((one, other) => shared(one) - shared(other))) {
    const thing = drawn(ref);
    if (thing !== null) return thing;
  }
  return null;
}
