import type { Face } from "../games";

export const face: Face = {
  plate: 4,
  minutes: 90,
  players: [1, 4],
  words: {
    en: {
      title: "Newton",
      period: "A traveller’s atlas, a desk",
      line: "Travel, study, teach: each card you play makes the next one stronger.",
    },
    fr: {
      title: "Newton",
      period: "Un atlas de voyage, un bureau",
      line: "Voyagez, étudiez, enseignez : chaque carte jouée renforce la suivante.",
    },
  },
};
