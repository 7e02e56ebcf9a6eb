import type { Level, Opening } from "../scene";

/** What is agreed at a new table beside its rules, as the form has it. */
export interface Terms {
  listed: boolean;
  closed: boolean;
  friendly: boolean;
  clock: "none" | "live" | "days";
  /** Seconds and minutes of a live clock. */
  turn: number;
  reserve: number;
  days: number;
  weekends: boolean;
  after: "bot" | "resign";
  /** Minutes until bots fill empty seats; 0: never. */
  fill: number;
  level: Level;
}

export const TURNS = [30, 60, 120, 300] as const;
export const RESERVES = [0, 5, 15, 30, 60] as const;
export const DAYS = [1, 2, 3, 7] as const;
export const FILLS = [0, 5, 15, 60] as const;

export function usualTerms(): Terms {
  const nobody = { listed: false, closed: false, friendly: false, fill: 0, level: "scholar" as Level };
  return { ...nobody, clock: "none", turn: 60, reserve: 15, days: 2, weekends: false, after: "bot" };
}

/** The same on the wire: nothing where all is as usual. Who may sit down matters only where somebody is awaited. */
export function agreed(terms: Terms, friends: boolean): Partial<Opening> {
  const { clock, turn, reserve, days, weekends, after, fill, level } = terms;
  return {
    ...(terms.listed && friends ? { listed: true } : {}),
    ...(terms.closed ? { closed: true } : {}),
    ...(terms.friendly ? { takeback: "free" as const } : {}),
    ...(clock === "live" ? { clock: { kind: clock, turn, reserve: 60 * reserve, after } } : {}),
    ...(clock === "days" ? { clock: { kind: clock, turn: days, weekends, after } } : {}),
    ...(fill > 0 && friends ? { fill: { minutes: fill, level } } : {}),
  };
}
