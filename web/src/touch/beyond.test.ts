import { describe, expect, test } from "vitest";
import { beyond } from "./beyond";

const adds = (says: string, text: string) => beyond(says, text, (sentence) => sentence.replace(/:([a-z-]+):/g, "$1"));

describe("beside a thing that is told about", () => {
  test("a move is told without what they begin with alike", () => {
    const castle = "Castle, D3, below: cloth, weapons → 3 points";
    expect(adds(castle, "Castle, D3: cloth, weapons → 3 points, 1 action")).toBe("1 action");
    expect(adds("Château, D3, en bas : tissu → 3 points", "Château, D3 : tissu → 3 points, 1 action")).toBe("1 action");
    expect(adds("Lodge, A2: → food", ":food: Lodge, A2: 3 actions")).toBe("3 actions");
  });
  test("what comes after something new is told, known or not", () => {
    expect(adds("D2, left: free slot", "D2, field: free, 2 actions")).toBe("field: free, 2 actions");
  });
  test("a move that is called like the thing has nothing to add", () => {
    expect(adds("silver ore (6 left): discs", "silver ore (6 left)")).toBe("");
  });
  test("a move of another name is told whole", () => {
    expect(adds("A1, forest", "Start at A1")).toBe("Start at A1");
    expect(adds("Parisian press: 11 actions", "Paris: 1 action")).toBe("Paris: 1 action");
    expect(adds("Mine, mountain: food → ore", "Build: Mine")).toBe("Build: Mine");
    expect(adds("", "Fire")).toBe("Fire");
  });
  test("the colons of an icon are no pause", () => {
    expect(adds("Mill: :food: food", "Mill: :food: food → :wood: wood")).toBe(":food: food → :wood: wood");
  });
});
