import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ownKey } from "../memory";
import type { Choice, LogLine, Scene } from "../scene";
import { Gap, Logbook } from "./logbook";
import { TableState } from "./table.svelte";

function line(number: number, id = `event-${number}`): LogLine {
  return { number, seat: 0, text: { id }, rule: null, mark: false, refs: [], beside: false };
}
function scene(version: number, number: number, more: Partial<Scene> = {}): Scene {
  const held = {
    name: null,
    kind: "person",
    level: null,
    taken: true,
    host: false,
    away: false,
    resigned: false,
    vanished: false,
  };
  const seats = [0, 1].map((seat) => ({ ...held, seat, mine: seat === 0 }));
  const pack = { id: "shipped", digest: "", differs: 0 };
  const standing = { guided: false, over: false, version, commitment: null, chat: true, rematch: null };
  const coached = { coach: false, began: null };
  const terms = { listed: false, closed: false, hushed: false, friendly: false, clock: null };
  const asked = { proposal: null, overdue: null, abandoned: false };
  const table = { id: "t", game: "ray_master", seats, options: {}, pack, ...standing, ...coached, ...terms, ...asked };
  const nothing = { choices: [], refused: [], queue: [], stage: [], rows: [], sheets: [] };
  const rest = { prompt: null, hint: null, guide: null, result: null, view: {}, task: "x" };
  const beyond = { takeback: null, passage: null };
  return {
    ...nothing,
    ...rest,
    ...beyond,
    table,
    number,
    seat: 0,
    actor: 0,
    undo: number - 1,
    log: [],
    log_from: 0,
    ...more,
  };
}
const NOTHING = { seats: 0, spectators: 0 };
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

describe("a change of the scene", () => {
  const whole = scene(5, 3, { view: { coins: 1, cards: ["a", "b"] }, log: [line(1), line(3)] });
  const step = { table: { version: [6] }, number: [4], view: { cards: [2, 0, ["c"]] } };
  const change = { since: 5, version: 6, log: [line(4)], log_from: 3, difference: step };
  test("makes the new scene of the old one", () => {
    const book = new Logbook();
    book.take(0, whole);
    const next = book.take(0, change);
    expect([next?.number, next?.table.version, next?.view]).toEqual([4, 6, { coins: 1, cards: ["a", "b", "c"] }]);
    expect(ids(next)).toEqual(["event-1", "event-3", "event-4"]);
    expect([next?.table.seats, book.since(0)]).toEqual([whole.table.seats, 6]);
    expect(next?.table.seats).toBe(whole.table.seats);
  });
  test("that has come already is no news, and an older one neither", () => {
    const book = new Logbook();
    book.take(0, whole);
    const next = book.take(0, change);
    expect(book.take(0, change)).toBe(next);
    book.take(0, scene(7, 5));
    expect(book.take(0, change)).toBeNull();
  });
  test("is of no use to eyes that have another scene, or none", () => {
    const book = new Logbook();
    expect(() => book.take(0, change)).toThrow(Gap);
    book.take(0, scene(4, 3));
    expect(() => book.take(0, change)).toThrow(Gap);
    book.take(1, whole);
    expect(() => book.take(0, change)).toThrow(Gap);
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
  tell(word: unknown) {
    this.onmessage({ data: JSON.stringify(word) });
  }
  push(of: Scene) {
    this.tell({ scene: of });
  }
}

describe("the table", () => {
  const posted = vi.fn<() => Promise<Scene>>();
  const fire = { move: "fire", text: { id: "fire" }, refs: [], preview: [] } as unknown as Choice;
  const opened = scene(5, 3, { log: [line(1), line(3)], choices: [fire] });
  let table: TableState;
  let line1: Line;

  beforeEach(async () => {
    Line.all = [];
    vi.stubGlobal("WebSocket", Line);
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
      if (path.includes("/text/")) return new Response("event-1 = first\nseat-called = Player { $number }");
      return Response.json(init.method === "POST" ? await posted() : opened);
    });
    table = new TableState("t");
    await table.start(null);
    line1 = Line.all.at(-1) as Line;
    line1.onopen();
  });
  afterEach(() => {
    table.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("tells the server what it has", () => {
    expect(JSON.parse(line1.sent[0] ?? "")).toEqual({
      guest: ownKey(),
      seat: 0,
      since: 5,
      heard: NOTHING,
      visible: true,
      difference: true,
    });
  });
  test("hears what is said, counts what was not read, and tells the server how much it has", () => {
    const said = { number: 0, speaker: 1, seat: 1, name: "Guest", time: "2026-01-01T10:00:00Z" };
    line1.tell({ ears: { speaker: 0, silenced: [], host: true } });
    line1.tell({ talk: { room: "seats", version: 1, lines: [{ ...said, text: "Hello" }], signed: [] } });
    expect([table.talk.unread, table.talk.lines[0]?.text]).toEqual([1, "Hello"]);
    table.talk.open = true;
    const signed = [{ about: "line", number: 0, signs: { heart: [0] } }];
    line1.tell({ talk: { room: "seats", version: 3, lines: [{ ...said, text: null }], signed } });
    expect([table.talk.unread, table.talk.lines[0]?.text]).toEqual([0, null]);
    expect(table.talk.signs("line", 0, "seats")).toEqual({ heart: [0] });
    expect(table.talk.heard()).toEqual({ seats: 3, spectators: 0 });
    line1.tell({ talk: { room: "spectators", version: 1, lines: [{ ...said, seat: null, text: "!" }], signed: [] } });
    table.talk.mute(1, true);
    expect(new TableState("t").talk.muted({ ...said, text: "", room: "seats" })).toBe(true);
  });
  test("says a line again under the same key until it is heard of, and then under another", async () => {
    const keys: string[] = [];
    vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
      keys.push(JSON.parse(String(body)).key);
      if (keys.length === 1) throw new TypeError("offline");
      return Response.json({});
    });
    table.talk.draft = "Hello";
    await table.talk.say();
    expect([table.talk.trouble?.id, table.talk.draft]).toEqual(["house-talk-lost", "Hello"]);
    await table.talk.say();
    expect([table.talk.trouble, table.talk.draft]).toEqual([null, ""]);
    table.talk.draft = "Hello";
    await table.talk.say();
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
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
  test("is brought up to date by what changed", () => {
    const step = { table: { version: [6] }, number: [4] };
    line1.tell({ change: { since: 5, version: 6, log: [line(4)], log_from: 3, difference: step } });
    expect([table.live?.number, ids(table.live)]).toEqual([4, ["event-1", "event-3", "event-4"]]);
  });
  test("asks for everything again when something is missing in between", () => {
    line1.tell({ change: { since: 6, version: 7, log: [], log_from: 3, difference: { number: [9] } } });
    const line2 = Line.all.at(-1) as Line;
    expect([table.live?.number, line2 === line1]).toEqual([3, false]);
    line2.onopen();
    expect(JSON.parse(line2.sent[0] ?? "").since).toBeNull();
    line2.push(scene(7, 5, { log: [line(1), line(5)] }));
    expect([table.live?.number, ids(table.live)]).toEqual([5, ["event-1", "event-5"]]);
  });
  test("tells that a server hangs, and hears it at once when it goes on", async () => {
    vi.useFakeTimers();
    const answering = globalThis.fetch;
    const hanging = (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    vi.stubGlobal("fetch", hanging);
    line1.push(opened);
    const played = table.play(fire);
    await vi.advanceTimersByTimeAsync(15_000);
    await played;
    expect([table.notice?.text.id, table.sending]).toEqual(["house-notice-lost", false]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.online).toBe(false);
    const line2 = Line.all.at(-1) as Line;
    expect(line2).not.toBe(line1);
    line2.readyState = 0;
    vi.stubGlobal("fetch", async (...asked: Parameters<typeof fetch>) => answering(...asked));
    await vi.advanceTimersByTimeAsync(15_000);
    expect([table.notice, Line.all.at(-1) === line2]).toEqual([null, false]);
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
  test("plays the only answer by itself while it can be taken back, and takes it back with the press", async () => {
    const only = { passage: { move: "fire", onward: [] }, choices: [fire] };
    const end = { choices: [{ ...fire, move: "end", main: true }] };
    const told = [scene(6, 4, only), scene(7, 5, end), scene(8, 4, only), scene(9, 3)];
    posted.mockImplementation(async () => told.shift() as Scene);
    await table.play(fire);
    expect([table.live?.number, told.length]).toEqual([5, 2]);
    await table.undo();
    expect([table.live?.number, told.length]).toEqual([3, 0]);
  });
  test("ends the turn by itself only for those who wish it", async () => {
    const told = [scene(6, 4, { choices: [{ ...fire, main: true }] }), scene(7, 5, { actor: 1 })];
    posted.mockImplementation(async () => told.shift() as Scene);
    table.swift = true;
    await table.play(fire);
    expect([table.live?.actor, told.length]).toEqual([1, 0]);
  });
  test("plays what lies beyond closing moves through them", async () => {
    const end = { ...fire, move: "end", main: true };
    const done = { ...fire, move: "done", main: true };
    const passage = { move: "end", onward: [{ ...fire, refs: ["card/1"] }] };
    line1.push(scene(6, 3, { choices: [done], passage: { ...passage, move: "done" }, undo: null }));
    expect(table.lit("card/1")).toBe(true);
    const told = [scene(7, 4, { choices: [end], passage }), scene(8, 5, { choices: [fire] }), scene(9, 6)];
    posted.mockImplementation(async () => told.shift() as Scene);
    await table.play(fire);
    expect([table.live?.number, told.length]).toEqual([6, 0]);
  });
  test("puts away what was said of a thing when another moment is looked at", async () => {
    for (const step of [() => table.stepTo(1), async () => table.present()]) {
      table.layer.press(document.body, [], [], "mouse");
      expect(table.layer.bubble).not.toBeNull();
      await step();
      expect(table.layer.bubble).toBeNull();
    }
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
