import type { Choice } from "../scene";
import { gains } from "./choices";

/** Choices that begin at the same thing, shown as one button that opens them. */
export interface Bundle {
  key: string;
  /** What the bundle is called: the message of its thing; null when it is a single choice. */
  name: string | null;
  choices: Choice[];
}

/** The message that names a thing: `action/fire` is called `action-fire`. */
function thingId(ref: string): string {
  return ref.replaceAll("/", "-");
}

/** Of choices that read alike and do alike, such as one of two equal dice, the first: their things are all lit. */
export function distinct(choices: Choice[]): Choice[] {
  const found = new Map<string, Choice>();
  for (const choice of choices) {
    const key = JSON.stringify([choice.text, choice.preview]);
    if (!found.has(key)) found.set(key, choice);
  }
  return [...found.values()];
}

/**
 * When there are more choices than can be read at a glance, those of one thing are put together, and what gains
 * something comes first; otherwise the order stays. What is only aside, such as a purchase, comes last.
 */
export function bundled(choices: Choice[], most: number, known: (id: string) => boolean): Bundle[] {
  const single = (choice: Choice): Bundle => ({ key: choice.move, name: null, choices: [choice] });
  if (choices.length <= most) return inOrder(choices.map(single), () => 0);
  const found = new Map<string, Bundle>();
  for (const choice of choices) {
    const id = choice.refs[0] === undefined ? "" : thingId(choice.refs[0]);
    if (!known(id)) {
      found.set(choice.move, single(choice));
      continue;
    }
    const bundle = found.get(id);
    if (bundle) bundle.choices.push(choice);
    else found.set(id, { key: id, name: id, choices: [choice] });
  }
  const bundles = [...found.values()].map((bundle) =>
    bundle.choices.length === 1 ? { ...bundle, name: null } : bundle,
  );
  return inOrder(bundles, (one) => (gains(one.choices) ? 0 : 1));
}

function inOrder(bundles: Bundle[], rank: (bundle: Bundle) => number): Bundle[] {
  const place = (bundle: Bundle) => (bundle.choices.every((choice) => choice.aside) ? 2 : rank(bundle));
  return bundles.toSorted((one, other) => place(one) - place(other));
}
