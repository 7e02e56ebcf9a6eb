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
