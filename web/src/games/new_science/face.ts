import type { Face } from "../games";
import { DEEDS } from "./view";

const ICONS: Record<string, string> = {
  research: "research",
  experiment: "experiment",
  marvel: "card",
  again: "die-5",
  publish: "publish",
  take_back: "disc",
  dispute: "disc",
  keep: "card",
  scientist: "scientist",
};
function icon(move: string): string | null {
  const [verb = "", slot = ""] = move.split(/[()]/);
  // a cube goes to an action; no sign where the name of the space has one, or is too long beside it on a phone
  if (verb === "place" || verb === "drop") return DEEDS.find((deed) => slot.startsWith(deed)) ?? null;
  return ICONS[verb] ?? null;
}

export const face: Face = {
  plate: 3,
  minutes: 90,
  players: [2, 5],
  usual: 3,
  icon,
  hides: () => false,
  words: {
    en: {
      title: "The New Science",
      period: "A frontispiece and its tree",
      line: "Research, experiment, publish: be first, and be believed.",
    },
    fr: {
      title: "The New Science",
      period: "Un frontispice et son arbre",
      line: "Recherchez, expérimentez, publiez : avant les autres, et preuves à l’appui.",
    },
  },
};
