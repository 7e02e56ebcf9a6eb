import type { CardView } from "./view";

/** What a card does, in icons. */
export function brief(card: CardView): string {
  return card.signs.join("  ");
}

const ROOM = 84; // of a small card, in pixels

/** As much of it as a small card has room for. */
export function short(card: CardView): string {
  const wide = (text: string) =>
    (text.match(/:[a-z][a-z0-9-]*:/g)?.length ?? 0) * 14 + text.replaceAll(/:[a-z][a-z0-9-]*:/g, "").length * 5.6;
  let shown = card.signs[0] ?? "";
  for (const part of card.signs.slice(1)) {
    if (wide(`${shown} ${part}`) > ROOM) return `${shown} …`;
    shown = `${shown} ${part}`;
  }
  return shown;
}

/** The picture of a card, by what it is about. First match wins. */
const PICTURES: [sign: string, picture: string][] = [
  [":religion:", "ns-trial"],
  [":government:", "ns-court"],
  [":enterprise:", "ns-ship"],
  [":science:", "ns-academy"],
  [":astronomy:", "ns-scope"],
  [":mathematics:", "ns-bones"],
  [":chemistry:", "ns-flasks"],
  [":biology:", "ns-specimen"],
  [":physics:", "ns-pump"],
  [":publish:", "ns-press"],
  [":die-", "ns-pump"],
  [":experiment:", "ns-flasks"],
  [":rest:", "ns-town"],
  [":cube:", "ns-letter"],
  [":disc:", "ns-letter"],
  [":research:", "ns-letter"],
  [":influence:", "ns-court"],
];

export function picture(card: CardView): string {
  const text = brief(card);
  return PICTURES.find(([sign]) => text.includes(sign))?.[1] ?? "ns-letter";
}
