/** What can be pointed at: the things of the table that are drawn for whoever looks, by their references. */
export interface Thing {
  ref: string;
  name: string;
}
export type Piece = { text: string } | { thing: Thing };

const REF = /@([a-z][a-z0-9_]*(?:[/-][a-z0-9_]+)*)/gi;
/** What is being typed after an @, up to the caret. */
const TYPED = /(?:^|\s)@([^\s@]*)$/;
const LONGEST_NAME = 48;

/** The first thing that is said of something is what it is called: "Istanbul: city of the East" is "Istanbul". */
export function calledBy(says: string): string {
  const first = says.split(/\s?[:;(.](?=\s|$)/)[0] ?? says;
  return first.trim().slice(0, LONGEST_NAME);
}

/** Every thing drawn at the table, by reference. */
export function drawnThings(name: (ref: string, says: string | null) => string | null): Map<string, Thing> {
  const found = new Map<string, Thing>();
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>(".table [data-ref]")) {
    const { ref, says } = element.dataset;
    if (!ref || found.has(ref)) continue;
    const called = name(ref, says ?? null);
    if (called) found.set(ref, { ref, name: called });
  }
  return found;
}

/** A line with its references; what the reader does not see drawn stays the text that was typed. */
export function pieces(text: string, things: ReadonlyMap<string, Thing>): Piece[] {
  const found: Piece[] = [];
  let start = 0;
  for (const match of text.matchAll(REF)) {
    const thing = things.get(match[1] as string);
    if (!thing) continue;
    if (match.index > start) found.push({ text: text.slice(start, match.index) });
    found.push({ thing });
    start = match.index + match[0].length;
  }
  if (start < text.length) found.push({ text: text.slice(start) });
  return found;
}

/** The beginning of a reference before the caret; null when none is being typed. */
export function typedRef(text: string, caret: number): string | null {
  return TYPED.exec(text.slice(0, caret))?.[1] ?? null;
}

/** The text with a reference in place of what was typed of it, and where the caret stands then. */
export function completed(text: string, caret: number, ref: string): [string, number] {
  const typed = typedRef(text, caret);
  const before = typed === null ? text.slice(0, caret) : text.slice(0, caret - typed.length - 1);
  const gap = before === "" || /\s$/.test(before) ? "" : " ";
  const head = `${before}${gap}@${ref} `;
  return [head + text.slice(caret).trimStart(), head.length];
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}

/** The things that fit what was typed, those whose name begins with it first. */
export function fitting(things: ReadonlyMap<string, Thing>, typed: string, most: number): Thing[] {
  const wanted = plain(typed);
  const rank = ({ ref, name }: Thing): number => {
    const called = plain(name);
    if (called.startsWith(wanted)) return 0;
    if (called.split(/[\s’'-]+/).some((word) => word.startsWith(wanted))) return 1;
    return called.includes(wanted) || ref.includes(wanted) ? 2 : 3;
  };
  return [...things.values()]
    .map((thing) => ({ thing, rank: rank(thing) }))
    .filter((one) => one.rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map((one) => one.thing);
}
