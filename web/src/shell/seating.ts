import type { Face } from "../games/games";
import { preference } from "../memory";
import {
  type GameInfo,
  type GameOption,
  isLevel,
  type Level,
  type Opening,
  type OptionValue,
  type SeatWish,
} from "../scene";

/** A bot that another package brings, apart from persons whatever it is called. */
export type Visitor = `bot:${string}`;

/** Who sits there, as the visitor thinks of it; on the wire it is a person or a bot. */
export type Sitter = "me" | "here" | "friend" | Level | Visitor;

/** The bot in this seat, as the server calls it. */
export function botOf(sitter: Sitter): string | null {
  if (sitter.startsWith("bot:")) return sitter.slice(4);
  return isLevel(sitter) ? sitter : null;
}

/** Bots of other packages that are installed beside the house. */
export function visitors(info: GameInfo): Visitor[] {
  return info.bots.filter((bot) => !isLevel(bot)).map((bot): Visitor => `bot:${bot}`);
}

export function wish(sitter: Sitter, name: string): SeatWish {
  const bot = botOf(sitter);
  if (bot) return { kind: "bot", level: bot };
  if (sitter === "friend") return { kind: "person", invited: true };
  return name.trim() ? { kind: "person", name: name.trim() } : { kind: "person" };
}

function usualLevel(): Level {
  const kept = preference("level", "scholar");
  return isLevel(kept) ? kept : "scholar";
}

/** Me first, then bots of the usual level. */
export function usualSitters(count: number): Sitter[] {
  return Array.from({ length: count }, (_, seat) => (seat === 0 ? "me" : usualLevel()));
}

export function usualCount(info: GameInfo, face: Face | undefined): number {
  const wanted = face?.usual ?? 2;
  return info.seats.includes(wanted) ? wanted : Math.max(...info.seats);
}

/** Options offered at that many seats, at their defaults. */
export function offered(options: GameOption[], count: number): GameOption[] {
  return options.filter((option) => option.seats === null || option.seats.includes(count));
}
export function defaults(options: GameOption[], count: number): Record<string, OptionValue> {
  return Object.fromEntries(offered(options, count).map((option) => [option.name, option.default]));
}

export function againstBots(info: GameInfo, face: Face, guided: boolean): Opening {
  const count = usualCount(info, face);
  const seats = usualSitters(count).map((sitter) => wish(sitter, sitter === "me" ? preference("name", "") : ""));
  return { game: info.id, seats, options: defaults(info.options, count), guided };
}
