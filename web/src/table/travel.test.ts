import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { places, travel } from "./travel";

describe("things that lie elsewhere after a move", () => {
  const animated = vi.fn();
  let still = false;

  function lay(ref: string, x: number): HTMLElement {
    const thing = document.createElement("div");
    thing.dataset.ref = ref;
    thing.getBoundingClientRect = () => new DOMRect(x, 0, 10, 10);
    thing.animate = (frames) => {
      animated(ref, (frames as Keyframe[])[0]?.translate);
      return {} as Animation;
    };
    document.querySelector(".table")?.append(thing);
    return thing;
  }
  beforeEach(() => {
    document.body.innerHTML = '<div class="table"></div>';
    animated.mockClear();
    still = false;
    vi.stubGlobal("matchMedia", () => ({ matches: still }));
  });
  afterEach(() => vi.unstubAllGlobals());

  function move(): void {
    const [cube, card] = [lay("cube/1", 0), lay("card/2", 0)];
    const before = places();
    cube.remove();
    card.remove();
    lay("cube/1", 50);
    lay("card/2", 50);
    travel(before, new Set(["cube/1"]));
  }
  test("come from where they were, and only what the move changed", () => {
    move();
    expect(animated.mock.calls).toEqual([["cube/1", "-50px 0px"]]);
  });
  test("stay where motion is not wanted", () => {
    still = true;
    move();
    expect(animated).not.toHaveBeenCalled();
  });
  test("stay when they cannot be told apart", () => {
    lay("cube/1", 0);
    const before = places();
    lay("cube/1", 50);
    travel(before, new Set(["cube/1"]));
    expect(animated).not.toHaveBeenCalled();
  });
});
