import type { Choice, Refused, Scene } from "../scene";

/** What can and cannot be done with one thing on the table. */
export interface Moves {
  choices: Choice[];
  refused: Refused[];
}
export const NOTHING: Moves = { choices: [], refused: [] };

export function indexRefs(choices: Choice[], refused: Refused[]): Map<string, Moves> {
  const index = new Map<string, Moves>();
  const entry = (ref: string): Moves => {
    const known = index.get(ref);
    if (known) return known;
    const fresh: Moves = { choices: [], refused: [] };
    index.set(ref, fresh);
    return fresh;
  };
  for (const choice of choices) for (const ref of new Set(choice.refs)) entry(ref).choices.push(choice);
  for (const refusal of refused) for (const ref of new Set(refusal.refs)) entry(ref).refused.push(refusal);
  return index;
}

/** A strong halo: something is won, or a quick look finds it promising. A soft one: legal, little happens. */
export function gains(choices: Choice[]): boolean {
  return choices.some((choice) => choice.promising || choice.preview.some((change) => change.good === true));
}

/** The answers to the question itself: neither what closes it nor what goes beside it. */
export function answers(choices: Choice[]): Choice[] {
  return choices.filter((choice) => !choice.main && !choice.aside);
}

/** Does something of one of these kinds, such as "slot", answer the question? */
export function drawnAmong(scene: Scene, kinds: string[]): boolean {
  return within(scene).some((choice) => choice.refs.some((ref) => kinds.includes(ref.split("/", 1)[0] ?? "")));
}

/** What can be reached with one press: the answers, and those beyond a closing move that is all that is left. */
export function within(scene: Scene): Choice[] {
  return [...scene.choices, ...(scene.passage?.onward ?? [])];
}
