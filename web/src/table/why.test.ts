import { expect, test } from "vitest";
import type { Hint } from "../api";
import { type Sign, signsOf, telling } from "./why";

const sign = (label: string, text: string): Sign => ({ icon: null, label, text, counts: true, sure: true });

test("of several moves each tells what the others do not bring", () => {
  const hand = sign("Cards in hand", "+1");
  const first = [hand, sign("Coins", "+2")];
  const second = [hand, sign("Coins", "+1")];
  expect(telling(first, [first, second])).toEqual([first[1]]);
  expect(telling(second, [first, second])).toEqual([second[1]]);
});

test("a move alone tells everything", () => {
  const only = [sign("Cards in hand", "+1")];
  expect(telling(only, [])).toEqual(only);
  expect(telling(only, [only])).toEqual(only);
});

test("a number says how much more or less it is, anything else what it becomes", () => {
  const change = (before: number | string, after: number | string) => ({
    change: { text: { id: "measure", args: {} }, icon: null, before, after, good: null },
    sure: true,
  });
  const hint = { gains: [], turned: [change(1, 3), change("? + 1", "6 + 1")] } as unknown as Hint;
  expect(signsOf(hint, ({ id }) => `${id}`).map(({ text, counts }) => [text, counts])).toEqual([
    ["+2", true],
    ["6 + 1", false],
  ]);
});
