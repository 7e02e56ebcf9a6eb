import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ownKey } from "../memory";
import type { Choice, LogLine, Scene } from "../scene";
import { Logbook } from "./logbook";
import { TableState } from "./table.svelte";

function line(number: number, id = `event-${number}`): LogLine {
  return { number, seat: 0, text: { id }, rule: null, mark: false, refs: [], beside: false };
}
function scene(version: number, number: number, more: Partial<Scene> = {}): Scene {
  const held = { name: null, kind: "person", level: null, taken: true, host: false, away: false };
  const seats = [0, 1].map((seat) => ({ ...held, seat, mine: seat === 0 }));
  const pack = { id: "shipped", digest: "", differs: 0 };
  const standing = { guided: false, over: false, version, coach: false, began: null, commitment: null };
  const table = { id: "t", game: "ray_master", seats, options: {}, pack, ...standing };
  const nothing = { choices: [], refused: [], queue: [], stage: [], rows: [], sheets: [] };
  const rest = { prompt: null, hint: null, guide: null, result: null, view: {}, task: "x" };
  return { ...nothing, ...rest, table, number, seat: 0, actor: 0, undo: number - 1, log: [], log_from: 0, ...more };
}
const ids = (of: Scene | null) => of?.log.map((one) => one.text.id);

describe("the logbook", () => {
  const whole = scene(5, 3, { log: [line(1), line(2), line(3)] });
  test("joins new lines to those it has", () => {
    const book = new Logbook();
    book.take(0, whole);
    expect(book.since(0)).toBe(5);
    const next = book.take(0, scene(6, 4, { log_from: 3, log: [line(4)] }));
    expect(ids(next)).toEqual(["event-1", "event-2", "event-3", "event-4"]);
    expect(next?.log[0]).toBe(whole.log[0]);
  });
  test("drops the lines of moves that were taken back", () => {
    const book = new Logbook();
    book.take(0, whole);
    expect(ids(book.take(0, scene(6, 2, { log_from: 2 })))).toEqual(["event-1", "event-2"]);
    const other = scene(7, 3, { log_from: 2, log: [line(3, "event-other")] });
    expect(ids(book.take(0, other))).toEqual(["event-1", "event-2", "event-other"]);
  });
  test("keeps the eyes apart", () => {
    const book = new Logbook();
    book.take(0, whole);
    expect(book.since(1)).toBeNull();
    book.take(1, scene(5, 3, { seat: 1, log: [line(1, "event-secret")] }));
    expect(ids(book.take(0, scene(6, 4, { log_from: 1 })))).toEqual(["event-1"]);
  });
  test("knows what has been overtaken, and learns nothing from the past", () => {
    const book = new Logbook();
    book.take(0, whole);
    expect(book.take(0, scene(4, 9))).toBeNull();
    expect(ids(book.join(0, scene(5, 1, { log_from: 1 })))).toEqual(["event-1"]);
    expect(ids(book.take(0, scene(5, 3, { log_from: 3 })))).toHaveLength(3);
  });
});

class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = Line.OPEN;
  sent: string[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};
  constructor() {
    Line.all.push(this);
  }
  send(word: string) {
    this.sent.push(word);
  }
  close() {}
  push(of: Scene) {
    this.onmessage({ data: JSON.stringify({ scene: of }) });
  }
}

describe("the table", () => {
  const posted = vi.fn<() => Promise<Scene>>();
  const fire = { move: "fire", text: { id: "fire" }, refs: [], preview: [] } as unknown as Choice;
  let table: TableState;
  let line1: Line;

  beforeEach(async () => {
    Line.all = [];
    vi.stubGlobal("WebSocket", Line);
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
      if (path.includes("/text/")) return new Response("event-1 = first\nseat-called = Player { $number }");
      return Response.json(init.method === "POST" ? await posted() : scene(5, 3, { log: [line(1), line(3)] }));
    });
    table = new TableState("t");
    await table.start(null);
    line1 = Line.all.at(-1) as Line;
    line1.onopen();
  });
  afterEach(() => {
    table.stop();
    vi.unstubAllGlobals();
  });

  test("tells the server what it has", () => {
    expect(JSON.parse(line1.sent[0] ?? "")).toEqual({ guest: ownKey(), seat: 0, since: 5 });
  });
  test("is not turned back by an older push, but by an undo", () => {
    line1.push(scene(7, 5, { log_from: 3, log: [line(5)] }));
    line1.push(scene(6, 4, { log_from: 3, log: [line(4)] }));
    expect(table.live?.number).toBe(5);
    line1.push(scene(8, 4, { log_from: 3, log: [line(4)] }));
    expect([table.live?.number, ids(table.live)]).toEqual([4, ["event-1", "event-3", "event-4"]]);
  });
  test("is not turned back by an answer that a push has overtaken, even after an undo elsewhere", async () => {
    posted.mockImplementation(async () => {
      line1.push(scene(6, 4, { log_from: 3, log: [line(4)] }));
      line1.push(scene(7, 3, { log_from: 3 }));
      return scene(6, 4, { log_from: 3, log: [line(4)] });
    });
    await table.play(fire);
    expect([table.live?.table.version, ids(table.live)]).toEqual([7, ["event-1", "event-3"]]);
  });
  test("takes nothing back while a move is on its way", async () => {
    let answer = (_: Scene) => {};
    posted.mockImplementation(() => new Promise((heard) => (answer = heard)));
    const played = table.play(fire);
    await table.back(0);
    expect([table.live?.number, table.sending]).toEqual([3, true]);
    await vi.waitFor(() => expect(posted).toHaveBeenCalled());
    answer(scene(6, 4, { log_from: 3, log: [line(4)] }));
    await played;
    expect([table.live?.number, table.sending]).toEqual([4, false]);
  });
  test("does not tell old lines again with every scene", () => {
    const told = vi.fn();
    const first = table.live?.log[0] as LogLine;
    const stop = $effect.root(() => {
      $effect(() => told(table.tell(first)));
    });
    flushSync();
    line1.push(scene(6, 4, { log_from: 3, log: [line(4)] }));
    flushSync();
    expect(table.live?.number).toBe(4);
    expect(told.mock.calls).toEqual([["first"]]);
    stop();
  });
});
