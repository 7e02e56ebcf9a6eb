import type { Hint } from "../api";
import type { Message } from "../scene";
import { brief } from "../touch/change";

/** One thing that a move's line wins or changes, in a few signs. */
export interface Sign {
  icon: string | null;
  label: string;
  text: string;
  counts: boolean; // so much more or less; else what it becomes
  sure: boolean;
}

const gained = (points: number) => (points > 0 ? `+${points}` : `−${-points}`);

export function signsOf(hint: Hint, say: (message: Message) => string): Sign[] {
  return [
    ...hint.gains.map(({ text, points, sure }) => {
      return { icon: "points", label: say(text), text: gained(points), counts: true, sure };
    }),
    ...hint.turned.flatMap(({ change, sure }) => {
      const text = brief(change, (value) => (typeof value === "object" ? say(value) : `${value}`));
      const counts = typeof change.after === "number";
      return text === null ? [] : [{ icon: change.icon, label: say(change.text), text, counts, sure }];
    }),
  ];
}

const same = (one: Sign, other: Sign) => one.label === other.label && one.text === other.text;

/** Of several moves' signs, those that tell this one from the others: what all of them bring says nothing. */
export function telling(signs: Sign[], all: Sign[][]): Sign[] {
  if (all.length < 2) return signs;
  return signs.filter((sign) => !all.every((others) => others.some((other) => same(sign, other))));
}
