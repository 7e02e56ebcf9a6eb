import { expect, test } from "vitest";
import { enlarged } from "./window";

test("a large window shows the plate larger, a low one a little smaller", () => {
  expect(enlarged(1366, 730)).toBe(1);
  expect(enlarged(1366, 657)).toBeCloseTo(0.95, 2);
  expect(enlarged(1366, 611)).toBe(0.9);
  expect(enlarged(820, 1180)).toBe(1);
  expect(enlarged(1920, 937)).toBeCloseTo(1.28);
  expect(enlarged(2560, 1300)).toBeCloseTo(1.78);
  expect(enlarged(9000, 9000)).toBeCloseTo(2.6);
});
