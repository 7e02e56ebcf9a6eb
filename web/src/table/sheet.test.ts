import { expect, test } from "vitest";
import type { Sheet } from "../scene";
import { parted } from "./sheet";

const line = (points: number, later: boolean) => ({ text: { id: "sheet-line" }, points, note: null, later });

test("what is earned stands apart from what only the end would bring", () => {
  const sheet: Sheet = { seat: 0, lines: [line(12, false), line(5, true), line(-3, false), line(2, true)], total: 16 };
  const { earned, later } = parted(sheet);
  expect(earned.lines.map((one) => one.points)).toEqual([12, -3]);
  expect(later.lines.map((one) => one.points)).toEqual([5, 2]);
  expect(earned.points).toBe(9);
  expect(earned.points + later.points).toBe(sheet.total);
});

test("a match that is over has nothing to come", () => {
  const { later } = parted({ seat: 0, lines: [line(7, false)], total: 7 });
  expect(later).toEqual({ lines: [], points: 0 });
});
