import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Choice, Scene } from "../scene";
import { Coach } from "./coach.svelte";
import type { TableState } from "./table.svelte";

const choices = ["a", "b"].map((move) => ({ move, text: { id: move }, refs: [] }) as unknown as Choice);
function at(number: number, coach = true): TableState {
  const live = { number, choices, table: { coach } } as unknown as Scene;
  return { id: "t", eyes: 0, live, myTurn: true, past: null } as unknown as TableState;
}
function answers(number: number, ...moves: string[]): void {
  const body = { number, tried: 9, hints: moves.map((move) => ({ move })) };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body)));
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("hints are shown with the choices they are about, in their order", async () => {
  answers(3, "b", "a", "gone");
  const coach = new Coach(at(3));
  await coach.ask();
  expect(coach.hints.map(({ rank, choice }) => [rank, choice.move])).toEqual([
    [1, "b"],
    [2, "a"],
  ]);
  expect(coach.shown).toBe(true);
  coach.toggle();
  expect(coach.shown).toBe(false);
});

test("what was advised for another decision is not shown", async () => {
  answers(2, "a");
  const coach = new Coach(at(3));
  await coach.ask();
  expect(coach.hints).toEqual([]);
});

test("where the table has no coach nobody asks", async () => {
  const asked = vi.fn();
  vi.stubGlobal("fetch", asked);
  const coach = new Coach(at(3, false));
  await coach.ask();
  expect(asked).not.toHaveBeenCalled();
});

test("a refusal is said in the server's words", async () => {
  const error = { code: "busy", text: { id: "error-busy" }, rule: null, scene: null };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ error }), { status: 429 }));
  const coach = new Coach(at(3));
  await coach.ask();
  expect(coach.wrong).toEqual({ id: "error-busy" });
  expect(coach.shown).toBe(true);
});
