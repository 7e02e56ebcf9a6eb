import { expect, test } from "vitest";
import { type Sign, telling } from "./why";

const sign = (label: string, text: string): Sign => ({ icon: null, label, text, sure: true });

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
