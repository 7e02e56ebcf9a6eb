import { expect, test } from "vitest";
import type { ClockInfo } from "../scene";
import { leftOf, parts, urgent } from "./clock";

const LIVE: ClockInfo = {
  kind: "live",
  turn: 60,
  reserve: 120,
  weekends: true,
  after: "bot",
  left: [180_000, 90_000],
  due: 1_000_000,
};

test("who decides counts down to the deadline, the others keep their reserve", () => {
  expect(leftOf(LIVE, 0, 0, 940_000)).toBe(60_000);
  expect(leftOf(LIVE, 0, 0, 1_200_000)).toBe(0);
  expect(leftOf(LIVE, 1, 0, 940_000)).toBe(90_000);
});

test("a clock that stands shows what it stood at", () => {
  expect(leftOf({ ...LIVE, due: null }, 0, 0, 5)).toBe(180_000);
});

test("where turns take days only the one that runs is shown", () => {
  const days = { ...LIVE, kind: "days", turn: 2 };
  expect(leftOf(days, 1, 0, 0)).toBeNull();
  expect(urgent(days, 5 * 3_600_000)).toBe(false);
  expect(urgent(days, 4 * 3_600_000)).toBe(true);
});

test("the last tenth of a turn is urgent, and the last ten seconds always", () => {
  expect(urgent(LIVE, 9_000)).toBe(true);
  expect(urgent(LIVE, 11_000)).toBe(false);
  expect(urgent({ ...LIVE, turn: 600 }, 59_000)).toBe(true);
});

test("what is left is said in its two largest units", () => {
  expect(parts(2 * 86_400_000 + 5 * 3_600_000)).toEqual({ id: "house-left-days", args: { days: 2, hours: 5 } });
  expect(parts(3 * 3_600_000 + 61_000)).toEqual({ id: "house-left-hours", args: { hours: 3, minutes: 1 } });
  expect(parts(245_000)).toEqual({ id: "house-left-minutes", args: { time: "4:05" } });
  expect(parts(0)).toEqual({ id: "house-left-minutes", args: { time: "0:00" } });
});
