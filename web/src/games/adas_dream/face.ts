import type { Face } from "../games";

export const face: Face = {
  plate: 5,
  minutes: 120,
  players: [1, 4],
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
