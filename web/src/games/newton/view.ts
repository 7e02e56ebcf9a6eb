import type { Newton } from "../../api";

/** What view.py of this game sends. */
export type NewtonView = Newton.View;
export type PlaceView = Newton.PlaceView;
export type RoadView = Newton.RoadView;
export type SpaceView = Newton.SpaceView;
export type TrackView = Newton.TrackView;
export type GoalView = Newton.GoalView;
export type DiscoveryView = Newton.DiscoveryView;
export type SeatView = Newton.SeatView;
export type ColumnView = Newton.ColumnView;
export type CellView = Newton.CellView;
export type CardView = Newton.CardView;
export type MasterView = Newton.MasterView;
export type TileView = Newton.TileView;
export type TurnView = Newton.TurnView;

export const ACTIONS = ["work", "technology", "travel", "lessons", "study"];
export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI"];

/** Bonus tokens in the order of the rules: a reference names them by number. */
const TOKENS = ["coins_2", "coins_3", "vp_2", "vp_3", "potion_1", "potion_2", "student"];
export function tokenRef(token: string): string {
  return `token/${TOKENS.indexOf(token)}`;
}

/** What a picture of a thing shows: one icon, and how many. */
export interface Emblem {
  icon: string;
  n?: number;
}
const TOKEN_ICONS: Record<string, string> = { coins: "coin", vp: "points", potion: "potion", student: "student" };
export function tokenEmblem(token: string): Emblem {
  const [kind = "", count] = token.split("_");
  return { icon: TOKEN_ICONS[kind] ?? "bonus", n: count ? Number(count) : undefined };
}

const LANDS: Record<string, string> = { column: "ancient-land", pyramid: "pyramid", menhir: "menhir" };
export function landIcon(id: string): string {
  return LANDS[id] ?? "ancient-land";
}

/**
 * Tiles of the stock: incomes of points, coins, potions, then a development for each action, then medicine and its
 * back.
 */
const STOCK = ["points", "coin", "potion", ...ACTIONS, "medicine", "medicine"];
export function stockIcon(id: number): string {
  return STOCK[id] ?? "income";
}

const CITIES: Record<string, string> = {
  coins: "coin",
  potions: "potion",
  student: "student",
  university: "university",
  ancient: "ancient-land",
  medicine: "medicine",
  discovery: "innovation",
};
const INVENTIONS: Record<string, string> = {
  potion_vp: "points",
  potions_vp: "potion",
  student: "student",
  masters: "master",
  univ: "university",
  ancient: "ancient-land",
  shelf_runs: "book",
  study: "study",
  lessons: "lessons",
  travel: "travel",
  discovery: "innovation",
};
const SPECIALIZATIONS: Record<string, string> = {
  any_dev: "specialization",
  income_vp: "points",
  income_coins: "coin",
  income_potion: "potion",
  income_any: "income",
};
const GOALS: Record<string, string> = {
  coins: "coin",
  potions: "potion",
  bonus: "bonus",
  univ: "university",
  ancient: "ancient-land",
  students: "student",
  masters: "master",
  books: "book-any",
  shelf: "book",
  cards: "card",
  discovery: "innovation",
};

/** The icon on a tile; a tile this drawing does not know shows what kind it is. */
export function tileIcon(tile: TileView): string {
  const id = tile.id;
  if (tile.kind === "city") return CITIES[id] ?? "city";
  if (tile.kind === "invention") return INVENTIONS[id] ?? "invention";
  if (tile.kind === "specialization") return SPECIALIZATIONS[id] ?? (ACTIONS.includes(id) ? id : "specialization");
  return tile.kind === "objective" ? goalIcon(id) : "master";
}
export function goalIcon(id: string): string {
  return GOALS[id] ?? "objective";
}
/** Incomes are marked besides their icon: they are no gain at once. */
export function isIncome(tile: TileView): boolean {
  return tile.kind === "specialization" && tile.id.startsWith("income") && tile.id !== "income_any";
}

/** A number in a message, wherever it stands: 4 in "4 coins". */
export function number(message: Newton.Message | null | undefined, name: string): number | undefined {
  const found = message?.args?.[name];
  if (typeof found === "number") return found;
  for (const arg of Object.values(message?.args ?? {})) {
    const inner = typeof arg === "object" ? number(arg, name) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** The action of a turn under way; before it is chosen, that of the card whose value is added up. */
export function actionOf(turn: TurnView | null): string | null {
  return turn?.action ?? (turn?.parts.length ? (turn.card?.actions[0] ?? null) : null);
}
