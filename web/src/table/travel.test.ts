import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { places, travel } from "./travel";

describe("things that lie elsewhere after a move", () => {
  const animated = vi.fn();
  let still = false;

  function lay(name: { ref?: string; piece?: string; face?: string; pile?: string }, x: number): HTMLElement {
    const thing = document.createElement("button");
    Object.assign(thing.dataset, name);
    thing.getBoundingClientRect = () => new DOMRect(x, 0, 10, 10);
    document.querySelector(".table")?.append(thing);
    return thing;
  }
  /** From where the pictures start that are on their way. */
  function flown(): unknown[] {
    return animated.mock.calls.filter(([thing]) => thing.matches(".flying")).map(([, frames]) => frames[0].translate);
  }
  beforeEach(() => {
    document.body.innerHTML = '<div class="table"></div>';
    animated.mockClear();
    still = false;
    vi.stubGlobal("matchMedia", () => ({ matches: still }));
    Element.prototype.animate = function (frames) {
      animated(this, frames);
      return {} as Animation;
    };
  });
  afterEach(() => vi.unstubAllGlobals());

  function move(): HTMLElement {
    const [cube, card] = [lay({ ref: "cube/1" }, 0), lay({ ref: "card/2" }, 0)];
    const before = places();
    cube.remove();
    card.remove();
    const moved = lay({ ref: "cube/1" }, 50);
    lay({ ref: "card/2" }, 50);
    travel(before, new Set(["cube/1"]));
    return moved;
  }
  test("come from where they were, and only what the move changed", () => {
    move();
    expect(flown()).toEqual(["-50px 0px"]);
  });
  test("can be touched at once: only a picture is on its way", () => {
    const moved = move();
    const hidden = animated.mock.calls.find(([thing]) => thing === moved);
    expect(hidden?.[1]).toEqual([{ opacity: 0 }, { opacity: 0 }]);
    const picture = document.querySelector(".flying");
    expect(picture?.getAttributeNames()).not.toContain("data-ref");
    expect(picture?.getAttribute("aria-hidden")).toBe("true");
  });
  test("have not moved when they are only larger, being lit", () => {
    const lamp = lay({ ref: "ray" }, 0);
    lamp.getBoundingClientRect = () => new DOMRect(0, 0, 60, 60);
    const before = places();
    lamp.getBoundingClientRect = () => new DOMRect(0, 0, 72, 72);
    travel(before, new Set(["ray"]));
    expect(animated).not.toHaveBeenCalled();
  });
  test("stay where motion is not wanted", () => {
    still = true;
    move();
    expect(animated).not.toHaveBeenCalled();
  });
  test("stay when they cannot be told apart", () => {
    lay({ ref: "cube/1" }, 0);
    const before = places();
    lay({ ref: "cube/1" }, 50);
    travel(before, new Set(["cube/1"]));
    expect(animated).not.toHaveBeenCalled();
  });
  test("are pieces: of twins the one that is new comes from the place that was left, or down from above", () => {
    const cubes = [0, 100, 200].map((x) => lay({ piece: "cube-1" }, x));
    const before = places();
    cubes[2]?.remove();
    lay({ piece: "cube-1" }, 140);
    travel(before, new Set());
    expect(flown()).toEqual(["60px 0px"]);
    lay({ piece: "cube-1" }, 300);
    travel(before, new Set());
    expect(flown().at(-1)).toBe("0px -26px");
  });
  test("come from their pile when no twin of theirs has left its place", () => {
    lay({ ref: "pile/quarry", pile: "quarry" }, 500);
    lay({ piece: "quarry" }, 0);
    const before = places();
    lay({ piece: "quarry" }, 100);
    travel(before, new Set());
    expect(flown()).toEqual(["400px 0px"]);
  });
  test("are known by their face: two dice change places, one that is turned stays", () => {
    const [one, other, third] = [
      lay({ piece: "die", face: "1" }, 0),
      lay({ piece: "die", face: "2" }, 100),
      lay({ piece: "die", face: "3" }, 200),
    ];
    const before = places();
    one.dataset.face = "2";
    other.dataset.face = "1";
    third.dataset.face = "4";
    travel(before, new Set());
    expect(flown()).toEqual(["100px 0px", "-100px 0px"]);
  });
  test("stay when so many lie elsewhere that the layout has changed", () => {
    const cubes = Array.from({ length: 15 }, (_, at) => lay({ piece: `cube-${at}` }, at * 20));
    const before = places();
    for (const [at, cube] of cubes.entries()) {
      cube.remove();
      lay({ piece: `cube-${at}` }, at * 20 + 7);
    }
    travel(before, new Set());
    expect(animated).not.toHaveBeenCalled();
  });
});
