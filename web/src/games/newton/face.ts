import type { Face } from "../games";

const ICONS: Record<string, string> = {
  go: "travel",
  step: "technology",
  work: "work",
  take: "lessons",
  effect: "lightning",
  tuck: "desk",
  discard: "card",
  keep: "master",
  tile: "specialization",
};
const QUICK: Record<string, string> = { boost: "plus", potion: "potion", student: "student", special: "lightning" };

/** Moves are named "act(travel)", "play(start_work)", "quick(reveal-1)". */
function icon(move: string): string | null {
  const [verb = "", of = ""] = move.replace(")", "").split("(");
  if (verb === "act") return of;
  if (verb === "play")
    return of.startsWith("start_") ? of.replace("start_", "") : /^[lx]\d_/.test(of) ? "card" : "master";
  if (verb === "quick") return QUICK[of] ?? (of.startsWith("reveal") ? "card" : "innovation");
  if (verb === "place") return /^\d/.test(of) ? "book" : "cube";
  return ICONS[verb] ?? null;
}

export const face: Face = {
  plate: 4,
  minutes: 90,
  players: [1, 4],
  seats: [1, 4, 2, 3],
  icon,
  words: {
    en: {
      title: "Newton",
      period: "A traveller’s atlas, a desk",
      line: "Travel, study, teach: each card you play makes the next one stronger.",
    },
    fr: {
      title: "Newton",
      period: "Un atlas de voyage, un bureau",
      line: "Voyagez, étudiez, enseignez : chaque carte jouée renforce la suivante.",
    },
  },
};
