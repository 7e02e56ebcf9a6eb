import type { Change } from "../scene";

/** A change in a few signs: "+3", "-1", "medium"; null when nothing changes. */
export function brief(change: Change, say: (value: Change["after"]) => string): string | null {
  const { before, after } = change;
  if (typeof before === "number" && typeof after === "number") {
    if (before === after) return null;
    return after > before ? `+${after - before}` : `−${before - after}`;
  }
  return after === "" ? null : say(after);
}

const LONG = 5; // characters: a shorter one may stand in a sentence by chance

/** Do the words of a move say this already, such as what becomes of a line, "? ● 3 ○ ?"? */
export function saidIn(words: string, sign: string): boolean {
  const squeezed = (text: string) => text.replace(/\s/g, "");
  return squeezed(sign).length >= LONG && squeezed(words).includes(squeezed(sign));
}
