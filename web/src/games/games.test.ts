import { expect, test } from "vitest";
import { FACES } from "./games";

test("a curtain falls only in games that hide something from somebody", () => {
  const hiding = FACES.filter(([, face]) => face.hides?.({}) !== false).map(([game]) => game);
  expect(hiding.toSorted()).toEqual(["adas_dream", "newton", "ray_master"]);
  const openly = FACES.filter(([, face]) => face.hides?.({ open_hands: true }) !== false).map(([game]) => game);
  expect(openly.toSorted()).toEqual(["adas_dream", "newton"]);
});
