import { expect, test } from "vitest";
import { sampled, scaled, shares } from "./graph";

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

test("who has won alone has all, who shares the first place a part", () => {
  expect(shares([1, 2])).toEqual([1, 0]);
  expect(shares([1, 3, 1])).toEqual([0.5, 0, 0.5]);
});
test("told what they lie between, curves leave room above and below", () => {
  const moments = [
    { number: 0, points: [0.5] },
    { number: 10, points: [0.75] },
  ];
  const drawn = scaled(moments, 100, 100, { low: 0, high: 1, zero: 0.5 });
  expect(drawn.lines[0]).toEqual([
    [0, 50],
    [100, 25],
  ]);
  expect(drawn.zero).toBe(50);
});
