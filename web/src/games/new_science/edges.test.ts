import { expect, test } from "vitest";
import { edgesOf } from "./edges";
import { CURVES } from "./geometry";

test("an arrow leads where the view says, to a frame only when the whole group asks for it", () => {
  const own = { needs_frame: null, own_field: true };
  const [frame, one] = edgesOf([
    { ...own, needs: ["astrology"], opens: ["heliocentrism", "planetary_motion"], opens_frame: "astronomy_2" },
    { ...own, needs: ["iatrochemistry"], opens: ["elastic_force"], opens_frame: null, own_field: false },
  ]);
  expect(frame?.d).toBe(CURVES["astrology>astronomy_2"]);
  expect(one).toMatchObject({ key: "iatrochemistry>elastic_force", kind: "vine", to: ["elastic_force"] });
  expect(one?.d).not.toBe(frame?.d);
});

test("two arrows never share a key, not even where a clause names no group", () => {
  const own = { needs_frame: null, opens_frame: null, own_field: true };
  const edges = edgesOf([
    { ...own, needs: ["astrology", "anatomy"], opens: ["logarithms"] },
    { ...own, needs: ["astrology"], opens: ["logarithms"] },
  ]);
  expect(new Set(edges.map((edge) => edge.key)).size).toBe(2);
});
