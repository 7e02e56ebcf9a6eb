import type { ClockInfo } from "../scene";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const HASTE = 10 * SECOND; // whatever a turn is given, the last seconds are urgent

/** What a seat has left, in milliseconds; null where a seat that is not on has nothing of its own. */
export function leftOf(clock: ClockInfo, seat: number, actor: number, now: number): number | null {
  if (seat === actor && clock.due !== null) return Math.max(0, clock.due - now);
  if (seat !== actor && clock.kind === "days") return null;
  return clock.left[seat] ?? null;
}

/** Less than a tenth of a turn is left. */
export function urgent(clock: ClockInfo, left: number): boolean {
  const turn = clock.kind === "days" ? clock.turn * DAY : clock.turn * SECOND;
  return left < Math.max(HASTE, turn / 10);
}

/** The two largest units, for words: "2 d 4 h", "35 min", and below an hour of a live clock "4:05". */
export function parts(left: number): { id: string; args: Record<string, number | string> } {
  if (left >= DAY) return { id: "house-left-days", args: { days: div(left, DAY), hours: div(left % DAY, HOUR) } };
  if (left >= HOUR)
    return { id: "house-left-hours", args: { hours: div(left, HOUR), minutes: div(left % HOUR, MINUTE) } };
  const whole = Math.ceil(left / SECOND);
  return { id: "house-left-minutes", args: { time: `${div(whole, 60)}:${`${whole % 60}`.padStart(2, "0")}` } };
}

function div(value: number, by: number): number {
  return Math.floor(value / by);
}
