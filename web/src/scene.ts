/** What the server sends, by the names the client uses. The types themselves are generated: see scripts/types.js. */
import type * as api from "./api";

export type {
  Change,
  Choice,
  ClockInfo,
  Figure,
  GameInfo,
  Line as LogLine,
  Message,
  Opening,
  Option as GameOption,
  PackOffer,
  Plan,
  PlanStep,
  ProposalInfo,
  Refused,
  Result,
  Row,
  Rule,
  Rulebook,
  SeatInfo,
  SeatWish,
  Sheet,
  SheetLine,
  Stage,
  TableInfo,
} from "./api";

export interface Scene<View = unknown> extends Omit<api.Scene, "view"> {
  view: View;
}
export type Trouble = api.Failure;
export type Arg = number | string | api.Message;
export type OptionValue = boolean | string;
export const LEVELS = ["novice", "scholar", "master", "grand"] as const; // bots of the house; others go by their name
export type Level = (typeof LEVELS)[number];

export function isLevel(bot: string): bot is Level {
  return (LEVELS as readonly string[]).includes(bot);
}

export const SHIPPED = "shipped"; // the name of the component data that comes with the house
export const NOBODY = -2;
