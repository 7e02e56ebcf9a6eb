import type { Face } from "../games";

export const face: Face = {
  plate: 3,
  minutes: 90,
  players: [2, 5],
  words: {
    en: {
      title: "The New Science",
      period: "A frontispiece and its tree",
      line: "Research, experiment, publish: be first, and be believed.",
    },
    fr: {
      title: "The New Science",
      period: "Un frontispice et son arbre",
      line: "Cherchez, expérimentez, publiez : soyez les premiers, et soyez crus.",
    },
  },
};
