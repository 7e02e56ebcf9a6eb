import type { Face } from "../games";

const ICONS: Record<string, string> = {
  start: "pennant",
  build: "build",
  site: "build",
  wait: "time",
};

export const face: Face = {
  plate: 2,
  minutes: 90,
  players: [2, 4],
  seats: [1, 2, 4, 3],
  icon: (move) => ICONS[move.split("(")[0] ?? ""] ?? null,
  hides: () => false,
  words: {
    en: {
      title: "Neuland",
      period: "A surveyor’s map, hand-tinted",
      line: "Chain workshops across new land; every hex of carriage costs time.",
    },
    fr: {
      title: "Neuland",
      period: "Une carte d’arpenteur, peinte à la main",
      line: "Reliez vos ateliers en terre nouvelle ; chaque hexagone de transport coûte du temps.",
    },
  },
};
