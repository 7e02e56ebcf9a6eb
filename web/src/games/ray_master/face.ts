import type { Face } from "../games";

const ICONS: Record<string, string> = {
  fire: "ray",
  ray: "move",
  student: "student",
  place: "die-6",
  height: "height",
  mode: "shrink",
  swap: "swap",
  heat: "heat",
  cool: "cool",
};

export const face: Face = {
  plate: 1,
  minutes: 25,
  players: [1, 2],
  seats: [2, 3],
  usual: 2,
  showsPreview: true,
  hides: (options) => options.open_hands !== true,
  icon: (move) => ICONS[move.split("(")[0] ?? ""] ?? null,
  words: {
    en: {
      title: "Ray Master",
      period: "A laboratory console, 1953",
      line: "Shrink your own dice with a ray you share, before its energy is spent.",
    },
    fr: {
      title: "Ray Master",
      period: "Un tableau de bord de laboratoire, 1953",
      line: "Rétrécissez vos dés avec un rayon partagé, avant que son énergie ne s’épuise.",
    },
  },
};
