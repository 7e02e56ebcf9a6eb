import { expect, test } from "vitest";
import { sampled, scaled } from "./graph";

test("a long match is sampled from its beginning to its end", () => {
  expect(sampled([0, 3, 7], 9, 24)).toEqual([0, 3, 7, 9]);
  const many = sampled(
    Array.from({ length: 100 }, (_, index) => index * 2),
    250,
    5,
  );
  expect(many).toHaveLength(5);
  expect([many[0], many.at(-1)]).toEqual([0, 250]);
});

test("points below nothing are drawn below the line of nothing", () => {
  const { lines, zero } = scaled(
    [
      { number: 0, points: [0, -10] },
      { number: 10, points: [10, 0] },
    ],
    100,
    40,
  );
  expect(zero).toBe(20);
  expect(lines).toEqual([
    [
      [0, 20],
      [100, 0],
    ],
    [
      [0, 40],
      [100, 20],
    ],
  ]);
});
