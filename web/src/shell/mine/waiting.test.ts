import { expect, test } from "vitest";
import type { OwnTable } from "../../api";
import { clockOf, distance, minuteOf, nextOf } from "./waiting";

function table(id: string, since: string, waits = true): OwnTable {
  return {
    table: id,
    game: "x",
    seats: [],
    actor: 0,
    over: false,
    waits,
    since,
    muted: false,
    ends: null,
    leaves: null,
    again: false,
    abandoned: false,
  };
}

test("the next table is the one that has waited longest, and never the one at hand", () => {
  const tables = [
    table("a", "2027-01-03"),
    table("b", "2027-01-01"),
    table("c", "2027-01-02"),
    table("d", "2026", false),
  ];
  expect(nextOf(tables, null)?.table).toBe("b");
  expect(nextOf(tables, "b")?.table).toBe("c");
  expect(nextOf([table("a", "2027-01-03")], "a")).toBe(null);
});

test("time is told in words of the reader", () => {
  const now = Date.parse("2027-01-10T12:00:00Z");
  expect(distance("2027-01-07T11:00:00Z", now, "en")).toBe("3 days ago");
  expect(distance("2027-01-10T14:10:00Z", now, "fr")).toBe("dans 2 heures");
  expect(distance("2027-01-10T11:59:50Z", now, "en")).toBe("");
});

test("a time of day is minutes after midnight, and back", () => {
  for (const clock of ["00:00", "07:05", "22:30", "23:59"]) expect(clockOf(minuteOf(clock))).toBe(clock);
  expect(minuteOf("")).toBe(null);
});
