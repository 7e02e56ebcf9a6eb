import type { Face } from "../games";

/**
 * Only where different kinds of moves stand side by side, and only for short words; a row of equal icons would say
 * nothing.
 */
const QUICK: Record<string, string> = { boost: "plus", potion: "potion", student: "student", special: "lightning" };

/** Moves are named "act(travel)", "play(start_work)", "play(newton)", "quick(reveal-1)". */
function icon(move: string): string | null {
  const [verb = "", of = ""] = move.replace(")", "").split("(");
  if (verb === "effect") return "lightning";
  if (verb === "play") return /^(start|[lx]\d)_/.test(of) ? null : "master";
  if (verb === "quick") return of.startsWith("reveal") ? "card" : (QUICK[of] ?? null);
  return null;
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
