/** Where every thing on the table lies on the screen, by its reference. */
export type Places = Map<string, { x: number; y: number }>;

const LONG = 420;
const NEAR = 4;

function things(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(".table [data-ref]")];
}

/** Things whose reference stands once: twins cannot be told apart, and stay. */
function single(): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement | null>();
  for (const thing of things()) {
    const ref = thing.dataset.ref ?? "";
    found.set(ref, found.has(ref) ? null : thing);
  }
  return new Map([...found].filter((pair): pair is [string, HTMLElement] => pair[1] !== null));
}

export function places(): Places {
  const found: Places = new Map();
  for (const [ref, thing] of single()) {
    const box = thing.getBoundingClientRect();
    if (box.width > 0) found.set(ref, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  return found;
}

/** Screen pixels in the units of the drawing that a thing stands in. */
function scale(thing: Element): number {
  return thing instanceof SVGGraphicsElement ? (thing.getScreenCTM()?.a ?? 1) || 1 : 1;
}

/**
 * What changed with a move and lies elsewhere now comes from where it was. Nobody waits for it: it is in its new place
 * for every press at once, and only looks as if it were on its way.
 */
export function travel(before: Places, changed: ReadonlySet<string>): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const there = single();
  for (const ref of changed) {
    const from = before.get(ref);
    const thing = there.get(ref);
    if (!from || !thing) continue;
    const box = thing.getBoundingClientRect();
    if (box.width === 0) continue;
    const dx = from.x - box.x - box.width / 2;
    const dy = from.y - box.y - box.height / 2;
    if (Math.hypot(dx, dy) < NEAR) continue;
    const unit = scale(thing);
    thing.animate([{ translate: `${dx / unit}px ${dy / unit}px` }, { translate: "0 0" }], {
      duration: LONG,
      easing: "cubic-bezier(0.3, 0.7, 0.3, 1)",
    });
  }
}
