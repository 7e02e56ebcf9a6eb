import type { LogLine } from "../scene";

/** What one goes by when looking back. */
export type Unit = "move" | "turn" | "round";

function moments(found: number[]): number[] {
  return [...new Set(found)].sort((one, other) => one - other);
}

/** When rounds begin, in moves played: the headings of the log that are nobody's. */
export function rounds(log: LogLine[]): number[] {
  return moments(log.filter((line) => line.mark && line.seat === null).map((line) => line.number));
}

/** When turns begin: at a heading, and wherever somebody else begins to act. */
export function turns(log: LogLine[]): number[] {
  let last = -1;
  const starts = rounds(log);
  for (const { mark, beside, seat, number } of log) {
    if (beside || seat === null || seat < 0 || (seat === last && !mark)) continue;
    last = seat;
    starts.push(mark ? number : number - 1);
  }
  return moments(starts);
}

/** The units that differ in this match: a game may head every turn, and has no rounds then. */
export function units(log: LogLine[]): Unit[] {
  const headed = rounds(log).length;
  return headed > 0 && headed < turns(log).length ? ["move", "turn", "round"] : ["move", "turn"];
}

/** Where one step back or forth leads. */
export function stepped(log: LogLine[], unit: Unit, at: number, forth: boolean, last: number): number {
  if (unit === "move") return Math.max(0, Math.min(last, at + (forth ? 1 : -1)));
  const starts = unit === "turn" ? turns(log) : rounds(log);
  return forth
    ? (starts.find((start) => start > at && start < last) ?? last)
    : Math.max(0, starts.findLast((start) => start < at) ?? 0);
}

/** What somebody else has just done; nothing since these eyes have moved themselves. */
export function doneByOthers(log: LogLine[], seat: number | null): LogLine | undefined {
  const last = log.findLast((line) => !line.mark && line.seat !== null);
  return last?.seat === seat ? undefined : last;
}
