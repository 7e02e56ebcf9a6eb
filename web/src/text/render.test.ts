import { describe, expect, test } from "vitest";
import type { SeatInfo } from "../scene";
import { apart, bundleOf, initials, pieces, render, seatName, set, spoken } from "./render";

const bundle = bundleOf(
  "en",
  "word = house word\nheat = heat :temperature: { $from } to { $to }",
  [
    "word = game word",
    "named = { $seat } swaps { $die }",
    "die = { $size } { $value }",
    "size-large = large",
    "event = { $you ->\n    [yes] You fire\n   *[no] { $who } fires\n}",
  ].join("\n"),
);
const speaker = { bundle, name: (seat: number) => ["Player 1", "Scholar"][seat] ?? "?" };
const known = (name: string) => ["temperature", "coin"].includes(name);

test("a comma stands with the icon before it, and begins no line", () => {
  const [shelf, book] = [{ text: "Shelf 1: " }, { icon: "book", word: "book" }];
  const paid = set([shelf, book, { text: ", for 1 " }, { icon: "potion", word: null }, { text: " at once" }]);
  const clings = { ...book, clings: "," };
  expect(paid).toEqual([
    shelf,
    clings,
    { text: " for 1 " },
    { icon: "potion", word: null, clings: "" },
    { text: " at once" },
  ]);
});

describe("messages", () => {
  test("a game may reword the house", () => {
    expect(render({ id: "word" }, speaker)).toBe("game word");
  });
  test("a message inside a message and a seat inside a message are said in words", () => {
    const die = { id: "die", args: { size: { id: "size-large" }, value: 5 } };
    expect(render({ id: "named", args: { seat: { seat: 1 }, die } }, speaker)).toBe("Scholar swaps large 5");
  });
  test("a log line knows its reader", () => {
    expect(render({ id: "event", args: { who: "Scholar", you: "no" } }, speaker)).toBe("Scholar fires");
    expect(render({ id: "event", args: { who: "Scholar", you: "yes" } }, speaker)).toBe("You fire");
  });
  test("in French a name that begins with a vowel takes the one before it away", () => {
    const french = {
      ...speaker,
      bundle: bundleOf("fr", "lab = le laboratoire de { $who }, dit-on, plus que { $who }"),
    };
    const said = (who: string) => render({ id: "lab", args: { who } }, french);
    expect(said("Érudit")).toBe("le laboratoire d’Érudit, dit-on, plus qu’Érudit");
    expect(said("ada")).toBe("le laboratoire d’ada, dit-on, plus qu’ada");
    expect(said("Hélène")).toBe("le laboratoire d’Hélène, dit-on, plus qu’Hélène");
    expect(said("Yves")).toBe("le laboratoire d’Yves, dit-on, plus qu’Yves");
    for (const name of ["Novice", "Hooke", "Yann"])
      expect(said(name)).toBe(`le laboratoire de ${name}, dit-on, plus que ${name}`);
  });
  test("in French a colon stands apart from the word before it, a time does not fall apart", () => {
    expect(apart("rangée 3, colonne 1: vide")).toBe("rangée 3, colonne 1\u202f: vide");
    expect(apart("à 8:05, chacune\u202f: rien")).toBe("à 8:05, chacune\u202f: rien");
  });
  test("an unknown message shows its id instead of a blank", () => {
    expect(render({ id: "no-such-thing" }, speaker)).toBe("no-such-thing");
  });
});

describe("icons in a sentence", () => {
  test("are split from the words", () => {
    expect(pieces("heat :temperature: 1 to 2", known)).toEqual([
      { text: "heat " },
      { icon: "temperature" },
      { text: " 1 to 2" },
    ]);
  });
  test("only known names count, so a time stays a time", () => {
    expect(pieces("at 8:05:30 or :nothing:", known)).toEqual([{ text: "at 8:05:30 or :nothing:" }]);
  });
  test("two icons side by side are both found", () => {
    expect(pieces(":coin::coin:", known)).toEqual([{ icon: "coin" }, { icon: "coin" }]);
  });
});

describe("icons that are heard", () => {
  const all = () => true;
  const word = (icon: string, n: number) =>
    ({ coin: n === 1 ? "coin" : "coins", rest: "rest", food: "nourriture", "iron-ore": "iron ore" })[icon] ?? null;
  const heard = (sentence: string) => spoken(sentence, all, word);

  test("are said in the number before them", () => {
    expect(heard("toll 3 :coin:, then 1 :coin:")).toBe("toll 3 coins, then 1 coin");
    expect(heard("Buy it (2:coin:)")).toBe("Buy it (2 coins)");
    expect(heard("2 for each :coin: left")).toBe("2 for each coin left");
  });
  test("are not said beside their own word", () => {
    expect(heard("Spend 3 :rest: rest")).toBe("Spend 3 rest");
    expect(heard("Rest :rest:")).toBe("Rest");
    expect(heard(":food: de la nourriture")).toBe("de la nourriture");
    expect(heard(":iron-ore: ore")).toBe("ore");
  });
  test("give a number its unit even if the word came before", () => {
    expect(heard("coins: 3 :coin:")).toBe("coins: 3 coins");
  });
  test("without a word are silent", () => {
    expect(heard("go :nothing: on")).toBe("go on");
  });
});

describe("seats", () => {
  const say = (id: string, args?: Record<string, unknown>) =>
    id === "seat-called" ? `Player ${args?.number}` : id.slice(6);
  const person: SeatInfo = {
    seat: 0,
    name: null,
    kind: "person",
    level: null,
    taken: true,
    mine: false,
    host: false,
    away: false,
    resigned: false,
    vanished: false,
  };
  const bot = (seat: number): SeatInfo => ({ ...person, seat, kind: "bot", level: "novice" });

  test("without a name are called by their number, bots by their level", () => {
    expect(seatName([person, bot(1)], 0, say)).toBe("Player 1");
    expect(seatName([person, bot(1)], 1, say)).toBe("novice");
    expect(seatName([person, { ...bot(1), away: true }], 1, say)).toBe("Player 2");
  });
  test("twin bots are told apart", () => {
    expect(seatName([person, bot(1), bot(2)], 2, say)).toBe("novice 3");
  });
  test("have one letter each, or their number where letters collide", () => {
    expect(initials(["Player 1", "Scholar"])).toEqual(["P", "S"]);
    expect(initials(["Player 1", "Player 2", "Élève"])).toEqual(["1", "2", "É"]);
  });
});
