import { expect, test } from "vitest";
import house from "./icons.svg?raw";

const symbols = [...house.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs)].map(([, id, drawing]) => ({
  id,
  drawing,
}));

test("every sign stands once in the sprite", () => {
  const ids = symbols.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(100);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test("no two things have the same sign", () => {
  // prestige is what points are called in The New Science
  const things = symbols.filter(({ id }) => id !== "prestige");
  const alike = things.filter(({ drawing }, at) => things.findIndex((one) => one.drawing === drawing) !== at);
  expect(alike.map(({ id }) => id)).toEqual([]);
});
