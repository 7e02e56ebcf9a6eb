import { expect, test } from "vitest";
import type { Choice } from "../scene";
import { markedRef } from "./marks";

function choice(move: string, ...refs: string[]): Choice {
  return { move, text: { id: move }, refs, preview: [], main: false, aside: false, wastes: false, promising: false };
}
const FIRST = choice("a", "action/move", "lane/1");
const SECOND = choice("b", "action/move", "lane/2");
const drawnAll = (ref: string) => ref;

test("a hint is marked where its move differs from the others", () => {
  expect(markedRef(FIRST, [FIRST, SECOND], drawnAll)).toBe("lane/1");
});
test("where that is not drawn, at another thing of the move", () => {
  const drawn = (ref: string) => (ref === "action/move" ? ref : null);
  expect(markedRef(SECOND, [FIRST, SECOND], drawn)).toBe("action/move");
});
test("a move that touches nothing has no mark", () => {
  expect(markedRef(choice("end"), [FIRST], drawnAll)).toBeNull();
});
