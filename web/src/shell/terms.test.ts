import { expect, test } from "vitest";
import { agreed, usualTerms } from "./terms";

test("a table as usual says nothing about its terms", () => {
  expect(agreed(usualTerms(), true)).toEqual({});
});

test("a live clock is told in seconds, a slow one in days", () => {
  const live = { kind: "live", turn: 60, reserve: 900, after: "bot" };
  expect(agreed({ ...usualTerms(), clock: "live" }, false)).toEqual({ clock: live });
  const slow = { kind: "days", turn: 3, weekends: false, after: "resign" };
  expect(agreed({ ...usualTerms(), clock: "days", days: 3, after: "resign" }, false)).toEqual({ clock: slow });
});

test("who may sit down matters only where somebody is awaited", () => {
  const open = { ...usualTerms(), listed: true, fill: 15, closed: true, friendly: true };
  expect(agreed(open, false)).toEqual({ closed: true, takeback: "free" });
  expect(agreed(open, true)).toEqual({
    listed: true,
    closed: true,
    takeback: "free",
    fill: { minutes: 15, level: "scholar" },
  });
});
