import { expect, test } from "vitest";
import { markedThing } from "./marks";

const AMONG = [
  ["action/move", "lane/1"],
  ["action/move", "lane/2"],
];
const drawnAll = (ref: string) => ref;

test("a move is marked where it differs from the others", () => {
  expect(markedThing({ sign: "1", move: "m", refs: ["lane/1", "action/move"], among: AMONG }, drawnAll)).toBe("lane/1");
});
test("where that is not drawn, at another thing of the move", () => {
  const drawn = (ref: string) => (ref === "action/move" ? ref : null);
  expect(markedThing({ sign: "2", move: "m", refs: ["action/move", "lane/2"], among: AMONG }, drawn)).toBe(
    "action/move",
  );
});
test("a move that touches nothing has no mark", () => {
  expect(markedThing({ sign: "3", move: "m", refs: [], among: AMONG }, drawnAll)).toBeNull();
});
