import type { LogLine } from "../scene";

/** Where the turn before this moment began: the last heading of the log that lies behind. */
export function previousMark(log: LogLine[], at: number): number {
  const before = log.filter((line) => line.mark && line.number < at).map((line) => line.number);
  return Math.max(0, before.at(-1) ?? 0);
}
