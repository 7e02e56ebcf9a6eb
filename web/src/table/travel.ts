/** A point on the screen. */
interface Point {
  x: number;
  y: number;
}

/** Where a thing lies, and which side it shows, where twins differ in that. */
interface Place extends Point {
  face: string | undefined;
}

/** Where things lie on the screen, by their name; twins share one. */
export type Places = Map<string, Place[]>;

/** A thing that has come from elsewhere; from nowhere on the table: null. */
interface Way {
  thing: HTMLElement;
  from: Point | null;
}

const LONG = 380;
const NEAR = 4;
const DROP = 26;
// more than this many at once is the layout that changed, not what lies on it
const MANY = 14;
const NAME = "travel";
const PIECE = "piece ";
const PILE = "pile ";
// by face and by place: how a twin is found again, the surest way first
const MATCHES = [
  [true, true],
  [true, false],
  [false, true],
  [false, false],
] as const;
const PAINT = ["fill", "stroke", "stroke-width", "stroke-dasharray", "color", "font"];

/**
 * By name, what lies on the table. A thing has its reference; a piece that wanders from place to place has a name
 * of its own in `data-piece`, the same for all of a kind: "cube-2" are the cubes of a seat. A pile that pieces are
 * taken from has theirs in `data-pile`.
 */
function things(): Map<string, HTMLElement[]> {
  const found = new Map<string, HTMLElement[]>();
  const add = (name: string, thing: HTMLElement) => found.set(name, [...(found.get(name) ?? []), thing]);
  for (const thing of document.querySelectorAll<HTMLElement>(".table :is([data-piece], [data-pile], [data-ref])")) {
    const { piece, pile, ref } = thing.dataset;
    if (pile !== undefined) add(PILE + pile, thing);
    if (piece !== undefined) add(PIECE + piece, thing);
    else if (ref !== undefined) add(ref, thing);
  }
  return found;
}

function middle(thing: Element): Point | null {
  const box = thing.getBoundingClientRect();
  return box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}

/** Lit things are a little larger than others: only what stands clearly elsewhere has moved. */
function tolerance(thing: Element): number {
  const { width, height } = thing.getBoundingClientRect();
  return Math.max(NEAR, Math.min(width, height) / 4);
}

function far(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function places(): Places {
  const found: Places = new Map();
  for (const [name, those] of things()) {
    const lay = those.flatMap((thing) => {
      const at = middle(thing);
      return at ? [{ ...at, face: thing.dataset.face }] : [];
    });
    if (lay.length > 0) found.set(name, lay);
  }
  return found;
}

/**
 * Twins that lie where one lay with the same face have stayed; others come from where their face has left, or have
 * changed where they lie; each of the rest comes from the nearest place that was left, or else from their pile.
 */
function ways(those: HTMLElement[], lay: Place[], pile: Point | null): Way[] {
  const left = [...lay];
  let rest = those.filter((thing) => middle(thing) !== null);
  const moved: Way[] = [];
  for (const [alike, there] of MATCHES)
    rest = rest.filter((thing) => {
      const at = middle(thing) as Point;
      left.sort((one, other) => far(one, at) - far(other, at));
      const found = left.findIndex(
        (place) => (!alike || place.face === thing.dataset.face) && (!there || far(place, at) < tolerance(thing)),
      );
      if (found < 0) return true;
      const [from = null] = left.splice(found, 1);
      if (!there) moved.push({ thing, from });
      return false;
    });
  return [...moved, ...rest.map((thing) => ({ thing, from: pile }))];
}

/** Whoever looks wants nothing to move. */
export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Every piece, and whatever else changed with a move, comes from where it was. Nobody waits for it: only a picture is
 * on its way, the thing itself is in its new place for every press at once.
 */
export function travel(before: Places, changed: ReadonlySet<string>): void {
  if (still() || before.size === 0) return;
  const all = [...things()].flatMap(([name, those]) => {
    const lay = before.get(name) ?? [];
    if (name.startsWith(PIECE)) return ways(those, lay, before.get(name.replace(PIECE, PILE))?.[0] ?? null);
    // what cannot be told apart and is no piece stays, and so does what was not there
    return changed.has(name) && those.length === 1 && lay.length === 1 ? ways(those, lay, null) : [];
  });
  if (all.length <= MANY) for (const way of all) fly(way);
}

/** Whatever is on its way has arrived. */
export function rest(): void {
  for (const motion of document.getAnimations?.() ?? []) if (motion.id === NAME) motion.finish();
}

function fly({ thing, from }: Way): void {
  const at = middle(thing);
  if (!at) return;
  const start = from ?? { x: at.x, y: at.y - DROP };
  const picture = pictureOf(thing);
  document.body.append(picture);
  const options = { id: NAME, duration: LONG, easing: "cubic-bezier(0.3, 0.7, 0.3, 1)" };
  const motion = picture.animate(
    [
      { translate: `${start.x - at.x}px ${start.y - at.y}px`, opacity: from ? 1 : 0 },
      { translate: "0 0", opacity: 1 },
    ],
    options,
  );
  thing.animate([{ opacity: 0 }, { opacity: 0 }], options);
  motion.onfinish = motion.oncancel = () => picture.remove();
}

/** A copy of a thing over the place where it lies, that is only looked at. */
function pictureOf(thing: HTMLElement): HTMLElement | SVGElement {
  const copy = thing.cloneNode(true) as HTMLElement | SVGElement;
  for (const part of [copy, ...copy.querySelectorAll("*")])
    for (const name of part.getAttributeNames())
      if (/^(data-|aria-|role$|id$|tabindex$)/.test(name)) part.removeAttribute(name);
  const part = thing instanceof SVGElement && thing.ownerSVGElement;
  const picture = part ? drawn(copy as SVGElement, thing) : laid(copy as HTMLElement, thing);
  picture.classList.add("flying");
  picture.setAttribute("aria-hidden", "true");
  return picture;
}

/** A part of a drawing needs a drawing around it, with the same measures, and the colours it had from there. */
function drawn(copy: SVGElement, thing: SVGElement): SVGElement {
  const parts = [thing, ...thing.querySelectorAll<SVGElement>("*")];
  [copy, ...copy.querySelectorAll<SVGElement>("*")].forEach((part, at) => {
    const looks = getComputedStyle(parts[at] as SVGElement);
    for (const name of PAINT) part.style.setProperty(name, looks.getPropertyValue(name));
  });
  const namespace = "http://www.w3.org/2000/svg";
  const [sheet, group] = [document.createElementNS(namespace, "svg"), document.createElementNS(namespace, "g")];
  const matrix = (thing.parentNode as SVGGraphicsElement).getScreenCTM();
  if (matrix) {
    const { a, b, c, d, e, f } = matrix;
    group.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
  }
  group.append(copy);
  sheet.append(group);
  return sheet;
}

function laid(copy: HTMLElement, thing: HTMLElement): HTMLElement {
  const box = thing.getBoundingClientRect();
  const zoom = thing.currentCSSZoom ?? 1;
  copy.style.cssText += `; left: ${box.x / zoom}px; top: ${box.y / zoom}px; width: ${box.width / zoom}px;
    height: ${box.height / zoom}px; zoom: ${zoom}`;
  return copy;
}
