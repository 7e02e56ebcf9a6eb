import type { Face } from "../games";

/**
 * Only where different kinds of moves stand side by side, and only for short words; a row of equal icons would say
 * nothing.
 */
const ICONS: Record<string, string> = {
  use: "workshop",
  nudge: "coal",
  activate: "research",
  book: "book",
  addition: "gear-plus",
};
const AREAS: Record<string, string> = {
  study: "study",
  travel: "travel",
  meetings: "meeting",
  institution: "society",
};

/** Moves are named "travel(oxford)", "area(study)", "science(physics)". */
function icon(move: string): string | null {
  const [verb = "", of = ""] = move.replace(")", "").split("(");
  if (verb === "area") return AREAS[of] ?? null;
  if (verb === "science") return of;
  return ICONS[verb] ?? null;
}

export const face: Face = {
  plate: 5,
  minutes: 120,
  players: [1, 4],
  icon,
  words: {
    en: {
      title: "Ada’s Dream",
      period: "A blueprint, brass and cards",
      line: "Fit gears to the great engine and feed it your programs.",
    },
    fr: {
      title: "Ada’s Dream",
      period: "Un plan bleu, du laiton, des cartes",
      line: "Montez les engrenages de la grande machine et donnez-lui vos programmes.",
    },
  },
};
