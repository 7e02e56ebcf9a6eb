import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Review } from "./review.svelte";

const moment = (number: number, seat: number) => ({
  number,
  seat,
  loss: 0.1,
  best: { win: [0.6, 0.4], points: [1, 2] },
});
const all = [moment(3, 0), moment(5, 1), moment(9, 0)];

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A server that has found one more moment whenever it is asked. */
function server(costly: number[]): void {
  let found = 0;
  vi.stubGlobal("fetch", async (path: string) => {
    const since = Number(new URL(path, "http://here").searchParams.get("since") ?? 0);
    const body = { begun: true, failed: false, total: 3, done: found, moments: all.slice(since, found), costly };
    found = Math.min(3, found + 1);
    return new Response(JSON.stringify(body));
  });
}

test("moments come one after the other, none twice, until all are there", async () => {
  server([9, 3, 5]);
  const review = new Review("t");
  await review.begin();
  expect(review.done).toBe(false);
  await vi.runAllTimersAsync();
  expect(review.done).toBe(true);
  expect(review.moments.map(({ number }) => number)).toEqual([3, 5, 9]);
  expect(review.costly(0).map(({ number }) => number)).toEqual([9, 3]);
  expect(review.seats).toEqual([0, 1]);
  expect(review.chances).toHaveLength(3);
});

test("a house that is busy says so, and may be asked again", async () => {
  const error = { code: "busy_analysing", text: { id: "error-busy-analysing" }, rule: null, scene: null };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ error }), { status: 429 }));
  const review = new Review("t");
  await review.begin();
  expect(review.wrong).toEqual({ id: "error-busy-analysing" });
  server([]);
  await review.begin();
  await vi.runAllTimersAsync();
  expect(review.wrong).toBeNull();
  expect(review.done).toBe(true);
});
