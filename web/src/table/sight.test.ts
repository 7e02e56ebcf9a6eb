import { afterEach, expect, test, vi } from "vitest";
import { bringAnswerIntoSight } from "./sight";

const LEAF = new DOMRect(0, 0, 390, 400);
const PAGE = new DOMRect(0, 0, 390, 1300); // longer than the leaf it is on

/** A leaf with a lit thing at each of these heights; which of them is scrolled to. */
function brought(...heights: number[]): number[] {
  const things = heights.map((top) => `<i data-touch="lit" data-top="${top}"></i>`);
  document.body.innerHTML = `<div class="leaf"><div class="page">${things.join("")}</div></div>`;
  const place = (element: Element) => {
    if (element.matches(".leaf")) return LEAF;
    return element.matches(".page") ? PAGE : new DOMRect(10, Number((element as HTMLElement).dataset.top), 44, 44);
  };
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return place(this);
  });
  vi.spyOn(Element.prototype, "getClientRects").mockImplementation(function (this: Element) {
    return [place(this)] as unknown as DOMRectList;
  });
  const found: number[] = [];
  Element.prototype.scrollIntoView = function (this: HTMLElement) {
    found.push(Number(this.dataset.top));
  };
  bringAnswerIntoSight(document);
  return found;
}
afterEach(() => vi.restoreAllMocks());

test("what answers comes into sight when none of it is there", () => {
  expect(brought(500, 700)).toEqual([500]);
});
test("what is in sight stays where it is", () => {
  expect(brought(500, 20)).toEqual([]);
  expect(brought()).toEqual([]);
});
