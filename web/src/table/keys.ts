/** What a key means at the table; pure, so that it can be tested without one. */
type Intent =
  { kind: "digit"; index: number } | { kind: "arrow"; key: string } | { kind: Letter | "close" | "first" | "last" };

type Letter = "undo" | "end" | "rules" | "past" | "all" | "hint" | "help" | "talk" | "point" | "next";

const LETTERS: Record<string, Letter> = {
  u: "undo",
  e: "end",
  r: "rules",
  h: "past",
  a: "all",
  i: "hint",
  t: "talk",
  "@": "point",
  n: "next",
  "?": "help",
};

interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

export function intent(press: Press, typing: boolean): Intent | null {
  if (press.key === "Escape") return { kind: "close" };
  if (typing || press.ctrlKey || press.metaKey || press.altKey) return null;
  if (/^[1-9]$/.test(press.key)) return { kind: "digit", index: Number(press.key) - 1 };
  if (press.key.startsWith("Arrow")) return { kind: "arrow", key: press.key };
  if (press.key === "Home") return { kind: "first" };
  if (press.key === "End") return { kind: "last" };
  const letter = LETTERS[press.key.toLowerCase()];
  return letter ? { kind: letter } : null;
}

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}
