import { describe, expect, test, vi } from "vitest";
import { pageAt } from "../route.svelte";
import type { LogLine, Scene } from "../scene";
import { tablePath } from "../shell/joining";
import { offered, usualSitters, wish } from "../shell/seating";
import { intent } from "./keys";
import { lead } from "./lead";
import { Pace } from "./pace.svelte";
import { doneByOthers, rounds, stepped, turns, type Unit, units } from "./past";
import { clampView, framed, readable, zoomAt } from "./zoom";

const plain = { ctrlKey: false, metaKey: false, altKey: false };

describe("keys", () => {
  test("digits choose, letters do", () => {
    expect(intent({ ...plain, key: "3" }, false)).toEqual({ kind: "digit", index: 2 });
    expect(intent({ ...plain, key: "u" }, false)).toEqual({ kind: "undo" });
    expect(intent({ ...plain, key: "R" }, false)).toEqual({ kind: "rules" });
    expect(intent({ ...plain, key: "?" }, false)).toEqual({ kind: "help" });
  });
  test("belong to the browser with a modifier, and to the field while typing", () => {
    expect(intent({ ...plain, ctrlKey: true, key: "r" }, false)).toBeNull();
    expect(intent({ ...plain, key: "u" }, true)).toBeNull();
    expect(intent({ ...plain, key: "Escape" }, true)).toEqual({ kind: "close" });
  });
});

describe("the log", () => {
  test("lets the name stand out", () => {
    expect(lead("Scholar fires", "Scholar")).toEqual(["Scholar", " fires"]);
    expect(lead("You fire", "Player 1")).toEqual(["You", " fire"]);
    expect(lead("Vous tirez", "Joueur 1")).toEqual(["Vous", " tirez"]);
    expect(lead("The energy is spent", null)).toEqual(["", "The energy is spent"]);
  });
  const line = (number: number, seat: number | null): LogLine => ({
    number,
    mark: seat === null,
    seat,
    text: { id: "x" },
    rule: null,
    refs: [],
    beside: false,
  });
  // a round, two turns in it, another round with one
  const log = [line(3, null), line(4, 0), line(5, 0), line(6, 1), line(7, null), line(8, 0)];
  test("goes by move, turn and round", () => {
    expect([rounds(log), turns(log)]).toEqual([
      [3, 7],
      [3, 5, 7],
    ]);
    expect(["move", "turn", "round"].map((unit) => stepped(log, unit as Unit, 6, false, 9))).toEqual([5, 5, 3]);
    expect(["move", "turn", "round"].map((unit) => stepped(log, unit as Unit, 3, true, 9))).toEqual([4, 5, 7]);
  });
  test("ends at the beginning and in the present", () => {
    expect(stepped(log, "round", 3, false, 9)).toBe(0);
    expect(stepped(log, "turn", 7, true, 9)).toBe(9);
    expect(stepped(log, "move", 9, true, 9)).toBe(9);
  });
  test("tells what others have just done, and nothing older than one's own move", () => {
    expect(doneByOthers(log, null)?.number).toBe(log.at(-1)?.number);
    const [mine, theirs] = [line(4, 0), line(5, 1)];
    expect(doneByOthers([mine, theirs, line(5, null)], 0)).toBe(theirs);
    expect(doneByOthers([theirs, mine], 0)).toBeUndefined();
  });
  test("offers rounds only where they are more than turns", () => {
    expect(units(log)).toEqual(["move", "turn", "round"]);
    expect(units([line(3, null), line(4, 0), line(4, null), line(5, 1)])).toEqual(["move", "turn"]);
  });
  test("knows a heading that is somebody's for one of a turn", () => {
    const heading = (number: number, seat: number) => ({ ...line(number, seat), mark: true });
    // what is told of a turn's beginning stands below its heading
    const headed = [line(1, 0), heading(3, 0), line(4, 0), heading(6, 1), line(6, 1), line(7, 1), heading(8, 1)];
    expect([rounds(headed), turns(headed)]).toEqual([[], [0, 3, 6, 8]]);
    expect(units(headed)).toEqual(["move", "turn"]);
  });
});

describe("the pace of what others do", () => {
  const scene = (number: number) => ({ number }) as Scene;
  test("shows one move after the other, and all at once when somebody hurries", () => {
    vi.useFakeTimers();
    const seen: number[] = [];
    const pace = new Pace((one) => seen.push(one.number));
    pace.take(scene(1), true);
    pace.take(scene(2), false);
    pace.take(scene(3), false);
    expect(seen).toEqual([1]);
    vi.advanceTimersByTime(650);
    expect(seen).toEqual([1, 2]);
    pace.flush();
    expect(seen).toEqual([1, 2, 3]);
    vi.useRealTimers();
  });
  test("waits for a press where moves are wanted one by one, and shows the rest when hurried", () => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const seen: number[] = [];
    const pace = new Pace((one) => seen.push(one.number), "step");
    for (const number of [1, 2, 3]) pace.take(scene(number), false);
    vi.advanceTimersByTime(60_000);
    expect([seen, pace.behind]).toEqual([[], 3]);
    pace.step();
    expect([seen, pace.behind]).toEqual([[1], 2]);
    pace.speed = "fast";
    expect([seen, pace.behind]).toEqual([[1, 3], 0]);
    pace.take(scene(4), false);
    expect(seen).toEqual([1, 3, 4]);
    vi.useRealTimers();
  });
});

describe("zooming", () => {
  const home = { x: 0, y: 0, w: 400, h: 300 };
  test("keeps the point under the finger", () => {
    expect(zoomAt(home, 2, { x: 100, y: 100 })).toEqual({ x: 50, y: 50, w: 200, h: 150 });
  });
  test("never leaves the plate", () => {
    expect(clampView({ x: -50, y: 500, w: 200, h: 150 }, home)).toEqual({ x: 0, y: 150, w: 200, h: 150 });
    expect(clampView({ x: 300, y: -50, w: 200, h: 150 }, home, 4 / 3, 0.2).y).toBe(-30);
    expect(clampView({ x: 0, y: -50, w: 400, h: 300 }, home, 4 / 3, 0.2).y).toBe(0);
    expect(framed(home, 1)).toEqual({ x: 0, y: -50, w: 400, h: 400 });
    expect(readable(home, 2, 300, 300, { x: 10, y: 150 })).toEqual({ x: 0, y: 75, w: 150, h: 150 });
  });
});

describe("opening a table", () => {
  test("I sit first, bots around me", () => {
    expect(usualSitters(3)).toEqual(["me", "scholar", "scholar"]);
    expect(wish("scholar", "")).toEqual({ kind: "bot", level: "scholar" });
    expect(wish("friend", "")).toEqual({ kind: "person", invited: true });
  });
  test("options that need another number of seats are not offered", () => {
    const options = [
      { name: "solo", values: [false, true], default: false, seats: [1] },
      { name: "any", values: [false, true], default: false, seats: null },
    ];
    expect(offered(options, 2).map((option) => option.name)).toEqual(["any"]);
  });
});

test("pages are known by their address", () => {
  expect(pageAt("/")).toEqual({ name: "home" });
  expect(pageAt("/table/abc")).toEqual({ name: "table", id: "abc" });
  expect(pageAt("/new/ray_master/")).toEqual({ name: "new", game: "ray_master" });
  expect(pageAt("/nothing/here/at-all")).toEqual({ name: "lost" });
});

test("a pasted invitation is understood", () => {
  expect(tablePath(" http://house.example/table/ab12#s-3cr_et ")).toBe("/table/ab12#s-3cr_et");
  expect(tablePath("/table/ab12")).toBe("/table/ab12");
  expect(tablePath("hello")).toBeNull();
});
