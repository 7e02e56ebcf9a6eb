import { SvelteMap } from "svelte/reactivity";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Choice, Refused, Scene } from "../scene";
import { sounds } from "../shell/sound.svelte";
import { bundled, distinct } from "./bundle";
import { brief, saidIn } from "./change";
import { drawnAmong, gains, indexRefs } from "./choices";
import { heading } from "./compass";
import { Layer } from "./layer.svelte";
import { place } from "./place";

function choice(move: string, refs: string[], good: boolean | null = null): Choice {
  const preview = [{ text: { id: "points" }, icon: "points", before: 1, after: 4, good }];
  return { move, text: { id: move }, refs, preview, main: false, aside: false, wastes: false, promising: false };
}
function refused(move: string, refs: string[]): Refused {
  return { move, text: { id: move }, refs, why: { id: "why" }, rule: "3.4", main: false };
}

const fire = choice("fire", ["action/fire", "ray"], true);
const left = choice("ray(1)", ["action/move", "lane/1"]);
const right = choice("ray(3)", ["action/move", "lane/3"]);
const height = refused("height(high)", ["action/height"]);

const aloud = (sentence: string) => sentence.replaceAll(":coin:", "coins");

function layerOf(choices: Choice[], refusals: Refused[], fresh: string[] = [], favours = true) {
  const played = vi.fn();
  const scene = { choices, refused: refusals } as unknown as Scene;
  const layer = new Layer({
    scene: () => scene,
    fresh: () => new Set(fresh),
    play: played,
    say: (one) => one.move,
    aloud,
    favours: () => favours,
  });
  return { layer, played };
}

test("a sign that the words of a move say already is not said again, a number is", () => {
  expect(saidIn("The one at row 1, gear 2: ? ● ? ○ ?", "?●?○?")).toBe(true);
  expect(saidIn("Row 1, column 2", "?●2●?")).toBe(false);
  expect(saidIn("D2, field: 4 actions", "4")).toBe(false);
});

describe("what a thing can do", () => {
  test("is found by its reference", () => {
    const index = indexRefs([fire, left, right], [height]);
    expect(index.get("action/move")?.choices).toEqual([left, right]);
    expect(index.get("action/height")?.refused).toEqual([height]);
    expect(index.get("lane/2")).toBeUndefined();
  });
  test("a leaf can answer where one of its kinds of things can, and beyond a closing move too", () => {
    const scene = { choices: [left], refused: [], passage: { move: "end", onward: [fire] } } as unknown as Scene;
    expect(drawnAmong(scene, ["card", "lane"])).toBe(true);
    expect(drawnAmong(scene, ["ray"])).toBe(true);
    expect(drawnAmong(scene, ["card", "lan"])).toBe(false);
  });
  test("a thing with a legal move is lit, one with only refusals is dark, others are neither", () => {
    const { layer } = layerOf([fire], [height]);
    expect(layer.touch("ray")).toMatchObject({
      "data-touch": "lit",
      role: "button",
      tabindex: 0,
      "aria-label": "fire",
    });
    expect(layer.touch("action/height")).toMatchObject({ "data-touch": "dark", "aria-disabled": "true", tabindex: -1 });
    expect(layer.touch("lane/2", { label: "lane 2" })).toEqual({
      "data-ref": "lane/2",
      "data-says": "lane 2",
      role: "img",
      tabindex: -1,
      "aria-label": "lane 2",
    });
  });
  test("a press on what is refused is heard as a refusal, one on what is lit is not", () => {
    const heard = vi.spyOn(sounds, "play");
    const { layer } = layerOf([fire], [height]);
    layer.press(document.body, [fire], [], "mouse");
    expect(heard).not.toHaveBeenCalled();
    layer.press(document.body, [], [height], "mouse");
    expect(heard).toHaveBeenCalledExactlyOnceWith("refusal");
    heard.mockRestore();
  });
  test("a refusal that comes to lie under a pointer at rest is not told", () => {
    const { layer } = layerOf([fire], [height]);
    const at = (x: number) => ({ pointerType: "mouse", clientX: x, clientY: 50, currentTarget: document.body });
    const [lit, dark] = [layer.touch("ray"), layer.touch("action/height")] as unknown as Record<
      string,
      (e: unknown) => void
    >[];
    lit?.onpointerdown?.(at(20));
    dark?.onpointerenter?.(at(21));
    expect(layer.bubble).toBeNull();
    dark?.onpointerenter?.(at(60));
    expect(layer.bubble?.kind).toBe("why");
  });
  test("what is heard of it has no signs for icons", () => {
    const { layer } = layerOf([choice("pay 2 :coin:", ["shop"])], []);
    const heard = "shop, 3 coins. pay 2 coins";
    expect(layer.touch("shop", { label: "shop, 3 :coin:" })).toMatchObject({ "aria-label": heard });
    expect(layer.touch("door", { label: "toll 1 :coin:" })).toMatchObject({ "aria-label": "toll 1 coins" });
  });
  test("a drawing may stand for several references", () => {
    const { layer } = layerOf([fire, left], []);
    expect(layer.at(["action/fire", "ray", "lane/1"]).choices).toEqual([fire, left]);
    expect(layer.touch(["ray", "lane/1", "lane/2"])).toMatchObject({ "data-ref": "ray", "data-also": "lane/1 lane/2" });
  });
  test("a strong halo means a gain", () => {
    expect(gains([fire])).toBe(true);
    expect(gains([left])).toBe(false);
  });
  test("and so does a promise, for who wants to see it", () => {
    const hope = { ...left, promising: true };
    expect(layerOf([hope], []).layer.touch("lane/1")).toMatchObject({ "data-gain": "" });
    expect(layerOf([hope], [], [], false).layer.touch("lane/1")).toMatchObject({ "data-gain": undefined });
  });
  test("what just changed is marked", () => {
    const { layer } = layerOf([], [], ["die/blue-1"]);
    expect(layer.touch("die/blue-1")).toMatchObject({ "data-fresh": "" });
  });
});

describe("a press", () => {
  let thing: Element;
  beforeEach(() => {
    thing = document.createElement("div");
  });
  test("by mouse plays the only move", () => {
    const { layer, played } = layerOf([fire], []);
    layer.press(thing, [fire], [], "mouse");
    expect(played).toHaveBeenCalledWith(fire);
  });
  test("by finger shows first and plays the second time", () => {
    const { layer, played } = layerOf([fire], []);
    layer.press(thing, [fire], [], "touch");
    expect(played).not.toHaveBeenCalled();
    expect(layer.pointed?.move).toBe("fire");
    layer.press(thing, [fire], [], "touch");
    expect(played).toHaveBeenCalledWith(fire);
  });
  test("on a thing with several moves opens a menu", () => {
    const { layer, played } = layerOf([left, right], []);
    layer.press(thing, [left, right], [], "key");
    expect(played).not.toHaveBeenCalled();
    expect(layer.bubble).toMatchObject({ kind: "menu", pinned: true });
  });
  test("on a dark thing says why not", () => {
    const { layer, played } = layerOf([], [height]);
    layer.press(thing, [], [height], "mouse");
    expect(layer.bubble).toMatchObject({ kind: "why", refused: [height] });
    expect(played).not.toHaveBeenCalled();
  });
  test("elsewhere while a bubble is pinned does not replace it", () => {
    const { layer } = layerOf([left, right], [height]);
    layer.press(thing, [left, right], [], "mouse");
    layer.enter(thing, [], [height]);
    expect(layer.bubble?.kind).toBe("menu");
  });
});

describe("a closing move", () => {
  const end = { ...choice("end", []), main: true, wastes: true };
  const asking = (choices: Choice[], asks: boolean) => {
    const played = vi.fn();
    const scene = { choices, refused: [] } as unknown as Scene;
    const source = { scene: () => scene, fresh: () => new Set<string>(), play: played, asks: () => asks };
    return { layer: new Layer({ ...source, say: (one) => one.move, aloud }), played };
  };
  const button = document.createElement("button");
  test("asks once while something useful is left undone", () => {
    const { layer, played } = asking([fire, end], true);
    layer.finish(end, button);
    expect(layer.bubble).toMatchObject({ kind: "ask", pinned: true });
    expect(played).not.toHaveBeenCalled();
    layer.finish(end, button);
    expect(played).toHaveBeenCalledWith(end);
  });
  test("closes at once when the game says that nothing is wasted, or when told not to ask", () => {
    const idle = { ...end, wastes: false };
    const cases = [
      { ...asking([fire, idle], true), end: idle },
      { ...asking([fire, end], false), end },
    ];
    for (const { layer, played, end } of cases) {
      layer.finish(end, button);
      expect(played).toHaveBeenCalledWith(end);
    }
  });
});

describe("a half-made choice", () => {
  test("is left by touching what another one starts with", async () => {
    const before = { number: 4, choices: [left, fire] } as unknown as Scene;
    const now = new SvelteMap([["scene", { number: 5, choices: [right], refused: [] } as unknown as Scene]]);
    const played = vi.fn();
    const layer = new Layer({
      scene: () => now.get("scene") ?? null,
      fresh: () => new Set(),
      play: played,
      say: (one) => one.move,
      aloud,
      halfway: () => [before],
      back: async () => {
        now.set("scene", { ...before, refused: [] });
      },
    });
    const thing = layer.touch("ray") as { onkeydown: (event: KeyboardEvent) => void };
    expect(thing).toMatchObject({ "data-touch": "start", role: "button" });
    const press = new KeyboardEvent("keydown", { key: "Enter" });
    Object.defineProperty(press, "currentTarget", { value: document.createElement("div") });
    thing.onkeydown(press);
    await vi.waitFor(() => expect(played).toHaveBeenCalledWith(fire));
  });
});

describe("the spot of a press", () => {
  test("is dead until the next question has stood for a moment; a key leaves none", () => {
    vi.useFakeTimers();
    const { layer } = layerOf([fire], []);
    layer.shield.pressed({ x: 10, y: 20 });
    layer.choose(fire);
    expect(layer.shield.spot).toEqual({ x: 10, y: 20 });
    layer.shield.settle();
    vi.advanceTimersByTime(200);
    expect(layer.shield.spot).not.toBeNull();
    vi.advanceTimersByTime(400);
    expect(layer.shield.spot).toBeNull();
    layer.shield.pressed(null);
    layer.choose(fire);
    expect(layer.shield.spot).toBeNull();
    vi.useRealTimers();
  });
});

describe("pointing at a move", () => {
  test("lights every thing it touches", () => {
    const { layer } = layerOf([fire, left], []);
    layer.point(fire, document.createElement("button"));
    expect(layer.touched("ray")).toBe(true);
    expect(layer.touched("lane/1")).toBe(false);
    expect(layer.touch("ray")).toMatchObject({ "data-pointed": "" });
  });
});

describe("the row of choices", () => {
  const known = (id: string) => id === "action-move";
  test("shows few choices as they are", () => {
    expect(bundled([left, right], 6, known).map((bundle) => bundle.choices.length)).toEqual([1, 1]);
  });
  test("puts the moves of one thing together when there are many, and what gains something first", () => {
    const found = bundled([left, fire, right], 2, known);
    expect(found.map((bundle) => bundle.name)).toEqual([null, "action-move"]);
    expect(found[1]?.choices).toEqual([left, right]);
  });
  test("ends with what is only aside, even if it gains something", () => {
    const aside = { ...choice("buy", [], true), aside: true };
    expect(bundled([aside, left], 6, known).map((bundle) => bundle.key)).toEqual([left.move, "buy"]);
    expect(bundled([aside, left, fire], 1, known).at(-1)?.key).toBe("buy");
  });
  test("names twins once: what reads alike and does alike", () => {
    const twin = { ...left, move: "twin", refs: ["lane/9"] };
    expect(distinct([left, twin, right])).toEqual([left, right]);
    expect(distinct([left, { ...twin, preview: fire.preview }])).toHaveLength(2);
  });
  test("loses no choice", () => {
    const all = [left, fire, right, choice("end", [])];
    expect(bundled(all, 1, known).flatMap((bundle) => bundle.choices)).toHaveLength(4);
  });
});

test("a change is said in a few signs", () => {
  const say = (value: unknown) => String(value);
  const change = { text: { id: "x" }, icon: null, good: null };
  expect(brief({ ...change, before: 7, after: 6 }, say)).toBe("−1");
  expect(brief({ ...change, before: 1, after: 4 }, say)).toBe("+3");
  expect(brief({ ...change, before: 4, after: 4 }, say)).toBeNull();
  expect(brief({ ...change, before: "low", after: "high" }, say)).toBe("high");
});

describe("arrow keys", () => {
  const spots = [
    { x: 100, y: 0 },
    { x: 0, y: 100 },
    { x: -100, y: 10 },
  ];
  test("lead to the nearest thing in their direction", () => {
    expect(heading({ x: 0, y: 0 }, spots, "ArrowRight")).toBe(0);
    expect(heading({ x: 0, y: 0 }, spots, "ArrowDown")).toBe(1);
    expect(heading({ x: 0, y: 0 }, spots, "ArrowLeft")).toBe(2);
  });
  test("stay where they are when nothing lies that way", () => {
    expect(heading({ x: 0, y: 0 }, spots, "ArrowUp")).toBe(-1);
  });
});

describe("a bubble", () => {
  const room = { width: 1000, height: 700 };
  const size = { width: 200, height: 100 };
  test("stands above its thing, with its tip on it", () => {
    expect(place({ left: 400, top: 300, width: 40, height: 40 }, size, room)).toMatchObject({
      side: "above",
      top: 190,
      left: 320,
    });
  });
  test("goes below when there is no room above, and never leaves the window", () => {
    const spot = place({ left: 0, top: 10, width: 40, height: 40 }, size, room);
    expect(spot).toMatchObject({ side: "below", left: 8 });
  });
});
