import type { Face } from "../games/games";
import { preference } from "../memory";
import type { GameInfo, GameOption, Level, Opening, OptionValue, SeatWish } from "../scene";

export const LEVELS: Level[] = ["novice", "scholar", "master"];

/** Who sits there, as the visitor thinks of it; on the wire it is a person or a bot. */
export type Sitter = "me" | "here" | "friend" | Level;

export function isLevel(sitter: Sitter): sitter is Level {
  return (LEVELS as string[]).includes(sitter);
}

export function wish(sitter: Sitter, name: string): SeatWish {
  if (isLevel(sitter)) return { kind: "bot", level: sitter };
  if (sitter === "friend") return { kind: "person", invited: true };
  return name.trim() ? { kind: "person", name: name.trim() } : { kind: "person" };
}

function usualLevel(): Level {
  const kept = preference("level", "scholar") as Level;
  return LEVELS.includes(kept) ? kept : "scholar";
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
