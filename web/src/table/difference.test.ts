import { describe, expect, test } from "vitest";
import cases from "../fixtures/differences.json";
import { applied, type Difference } from "./difference";

describe("a difference", () => {
  // the server's tests make these very differences from old and new
  test.each(cases)("$why", ({ old, new: after, difference }) => {
    const before = structuredClone(old);
    expect(applied(old, difference as Difference)).toEqual(after);
    expect(old).toEqual(before);
  });
  test("leaves whatever does not change the same object", () => {
    const old = { view: { seats: [{ coins: 1 }, { coins: 2 }] }, log: [{}] };
    const found = applied(old, { view: { seats: { 1: { coins: [3] } } } }) as typeof old;
    expect(found).toEqual({ view: { seats: [{ coins: 1 }, { coins: 3 }] }, log: [{}] });
    expect(found.log).toBe(old.log);
    expect(found.view.seats[0]).toBe(old.view.seats[0]);
    expect(found.view.seats).not.toBe(old.view.seats);
  });
});
