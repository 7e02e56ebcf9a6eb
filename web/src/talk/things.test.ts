import { describe, expect, test } from "vitest";
import { called, completed, fitting, pieces, type Thing, typedRef } from "./things";

const things = new Map<string, Thing>(
  [
    ["place/istanbul", "Istanbul"],
    ["place/york", "New York"],
    ["ray", "Strahl"],
    ["card/7", "Élan"],
  ].map(([ref = "", name = ""]) => [ref, { ref, name }]),
);

describe("pointing in a line", () => {
  test("what is drawn becomes its name, everything else stays what was typed", () => {
    const found = pieces("go to @place/istanbul, @anna, or @ray.", things);
    expect(found.map((piece) => ("thing" in piece ? `[${piece.thing.name}]` : piece.text)).join("")).toBe(
      "go to [Istanbul], @anna, or [Strahl].",
    );
  });
  test("markup is text", () => {
    expect(pieces("<b>@ray</b>", things)).toEqual([{ text: "<b>" }, { thing: things.get("ray") }, { text: "</b>" }]);
  });
  test("what is not drawn is no link: it has its name in the game, or none", () => {
    expect(pieces("@card/99", things)).toEqual([{ text: "@card/99" }]);
    expect(pieces("@place/oslo", things, (ref) => (ref === "place/oslo" ? "Oslo" : null))).toEqual([{ text: "Oslo" }]);
  });
});

describe("typing an @", () => {
  test("is seen at the caret only, and not inside a word", () => {
    expect(typedRef("hi @ist", 7)).toBe("ist");
    expect(typedRef("hi @ist", 2)).toBeNull();
    expect(typedRef("me@home", 7)).toBeNull();
    expect(typedRef("@", 1)).toBe("");
  });
  test("what is taken replaces what was typed, and the caret stands behind it", () => {
    expect(completed("go @is now", 6, "place/istanbul")).toEqual(["go @place/istanbul now", 19]);
    expect(completed("look", 4, "ray")).toEqual(["look @ray ", 10]);
  });
  test("offers what begins so first, whatever the accents", () => {
    expect(fitting(things, "el", 8).map((one) => one.name)).toEqual(["Élan"]);
    expect(fitting(things, "york", 8).map((one) => one.name)).toEqual(["New York"]);
    expect(fitting(things, "place", 8)).toHaveLength(2);
    expect(fitting(things, "", 2)).toHaveLength(2);
  });
});

test("the first thing that is said of something is its name, and more where several begin alike", () => {
  const said = new Map([
    ["place/istanbul", "Istanbul: a city of the East"],
    ["die/1", "Your large die, 5"],
    ["road/a-b", "Road: A to B"],
    ["road/b-c", "Road: B to C"],
  ]);
  const names = [...called(said).values()].map((thing) => thing.name);
  expect(names).toEqual(["Istanbul", "Your large die, 5", "Road: A to B", "Road: B to C"]);
});
