/**
 * A leaf of a phone is longer than the screen: where nothing that answers is in sight, the first such thing comes into
 * it. Whatever is in sight stays where it is.
 */
export function bringAnswerIntoSight(within: ParentNode): void {
  const lit = [...within.querySelectorAll('[data-touch="lit"]')].filter((thing) => thing.getClientRects().length > 0);
  if (!lit.some(inSight)) lit[0]?.scrollIntoView({ block: "center" });
}

/** Whether its middle lies in every room it stands in: a page may be longer than the leaf it is on. */
function inSight(thing: Element): boolean {
  const place = thing.getBoundingClientRect();
  const [x, y] = [place.left + place.width / 2, place.top + place.height / 2];
  for (let at: Element | null = thing; at; at = at.parentElement) {
    if (!at.matches(".leaf, .page, .ground")) continue;
    const room = at.getBoundingClientRect();
    if (x < room.left || x > room.right || y < room.top || y > room.bottom) return false;
  }
  return true;
}
