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

/** The message that names a thing: `place/istanbul` is called `place-istanbul`. */
export function nameId(ref: string): string {
  return ref.replaceAll("/", "-");
}

/**
 * What things are called, from what is said of them: the first words, "Istanbul" of "Istanbul: city of the East", or
 * all of it where several begin alike.
 */
export function called(said: ReadonlyMap<string, string>): Map<string, Thing> {
  const short = new Map([...said].map(([ref, says]) => [ref, says.split(/\s?[:;(.](?=\s|$)/)[0]?.trim() || says]));
  const count = new Map<string, number>();
  for (const name of short.values()) count.set(name, (count.get(name) ?? 0) + 1);
  return new Map(
    [...said].map(([ref, says]) => {
      const name = short.get(ref) ?? says;
      return [ref, { ref, name: (count.get(name) === 1 ? name : says).slice(0, LONGEST_NAME).trim() }];
    }),
  );
}

/** Every thing drawn at the table, by reference. */
export function drawnThings(say: (ref: string, says: string | null) => string | null): Map<string, Thing> {
  const said = new Map<string, string>();
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>(".table [data-ref]")) {
    const { ref, says } = element.dataset;
    const words = ref && !said.has(ref) ? say(ref, says ?? null) : null;
    if (ref && words) said.set(ref, words);
  }
  return called(said);
}

/**
 * A line with its references. What the reader does not see drawn is no link: it is called as the game calls such a
 * thing, or stays the text that was typed.
 */
export function pieces(
  text: string,
  things: ReadonlyMap<string, Thing>,
  name: (ref: string) => string | null = () => null,
): Piece[] {
  const found: Piece[] = [];
  let start = 0;
  for (const match of text.matchAll(REF)) {
    const ref = match[1] as string;
    const thing = things.get(ref);
    const called = thing ? null : name(ref);
    if (!thing && !called) continue;
    if (match.index > start) found.push({ text: text.slice(start, match.index) });
    found.push(thing ? { thing } : { text: called ?? "" });
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
