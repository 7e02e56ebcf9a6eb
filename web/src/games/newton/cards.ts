import type { Say } from "$house";
import type { CardView, MasterView } from "./view";

/** A card in a sentence: its name, its actions, what it gives, what it will do under the desk. */
export function cardSays(card: CardView, say: Say): string {
  const actions =
    card.form === "joker" ? say("action-any") : card.actions.map((action) => say(`action-${action}`)).join(", ");
  const books = card.books.map((book) => say(`book-${book}`)).join(", ");
  const plain = say(card.form === "joker" ? "board-card-joker" : "board-card-plain");
  const gives = card.effect ? say(card.effect) : books || (card.special ? "" : plain);
  const flash = card.effect && card.lightning ? ":lightning: " : "";
  const special = card.special ? say("board-special", { effect: card.special }) : "";
  return [`${say(card.name)}: ${actions}`, gives && `${flash}${gives}`, special].filter(Boolean).join(" · ");
}

const ROOM = 17; // letters of a name in the list of masters

/** A long name with its first part as an initial: "E. Torricelli". */
export function shortName(name: string): string {
  return name.length > ROOM ? name.replace(/^(\S)\S+ /, "$1. ") : name;
}

export function masterSays(master: MasterView, say: Say): string {
  const flash = master.lightning ? ":lightning: " : "";
  return `${say(master.name)}: ${flash}${say(master.effect)} · ${say("board-worth", { n: master.vp })}`;
}
