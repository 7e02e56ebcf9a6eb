/** Something to be marked on the board: by a sign, at the thing that tells its move best from the others. */
export interface Marked {
  sign: string;
  move: string;
  refs: string[];
  among: string[][];
}

/** Of the things a move touches, the one that fewest of the others touch, the last of those, if it is drawn. */
export function markedThing<Thing>({ refs, among }: Marked, drawn: (ref: string) => Thing | null): Thing | null {
  const shared = (ref: string) => among.filter((other) => other.includes(ref)).length;
  for (const ref of refs.toReversed().toSorted((one, other) => shared(one) - shared(other))) {
    const thing = drawn(ref);
    if (thing !== null) return thing;
  }
  return null;
}
