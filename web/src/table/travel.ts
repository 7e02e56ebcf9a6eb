/** A point on the screen. */
interface Point {
  x: number;
  y: number;
}

/** Where things lie on the screen, by their name; twins share one. */
export type Places = Map<string, Point[]>;

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
const PAINT = ["fill", "stroke", "stroke-width", "stroke-dasharray", "color", "font"];

/**
 * By name, what lies on the table. A thing has its reference; a piece that wanders from place to place has a name
 * of its own in `data-piece`, the same for all that cannot be told apart: "cube-2" are the cubes of a seat.
 */
function things(): Map<string, HTMLElement[]> {
  const found = new Map<string, HTMLElement[]>();
  for (const thing of document.querySelectorAll<HTMLElement>(".table :is([data-piece], [data-ref])")) {
    const { piece, ref = "" } = thing.dataset;
    const name = piece === undefined ? ref : PIECE + piece;
    found.set(name, [...(found.get(name) ?? []), thing]);
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
    const points = those.map(middle).filter((point) => point !== null);
    if (points.length > 0) found.set(name, points);
  }
  return found;
}

/** Twins that lie where one lay have stayed; each of the others comes from the nearest place that was left. */
function ways(those: HTMLElement[], lay: Point[]): Way[] {
  const left = [...lay];
  const moved = those.filter((thing) => {
    const at = middle(thing);
    const stayed = at === null ? -1 : left.findIndex((point) => far(point, at) < tolerance(thing));
    if (stayed >= 0) left.splice(stayed, 1);
    return at !== null && stayed < 0;
  });
  return moved.map((thing) => {
    const at = middle(thing) as Point;
    left.sort((one, other) => far(one, at) - far(other, at));
    return { thing, from: left.shift() ?? null };
  });
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
    if (name.startsWith(PIECE)) return ways(those, lay);
    // what cannot be told apart and is no piece stays, and so does what was not there
    return changed.has(name) && those.length === 1 && lay.length === 1 ? ways(those, lay) : [];
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
