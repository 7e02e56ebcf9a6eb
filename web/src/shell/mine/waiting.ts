import type { OwnTable } from "../../api";
import { route } from "../../route.svelte";
import { voice } from "../../text/voice.svelte";
import { fetchOwnTables } from "./asking";

/** The table that has waited longest for whoever looks, other than the one they are at. */
export function nextOf(tables: OwnTable[], here: string | null): OwnTable | null {
  const waiting = tables.filter((one) => one.waits && one.table !== here);
  return waiting.sort((one, other) => one.since.localeCompare(other.since))[0] ?? null;
}

/** To the next table that waits, if there is one. */
export async function goOn(here: string | null): Promise<void> {
  const next = nextOf(await fetchOwnTables().catch(() => []), here);
  if (next) route.go(`/table/${next.table}`);
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago, or how long from now, in words: 3 days ago, in 2 hours; empty for what is less than a minute away. */
export function distance(time: string, now: number, language: string): string {
  const away = Date.parse(time) - now;
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, long] of STEPS) if (Math.abs(away) >= long) return words.format(Math.trunc(away / long), unit);
  return "";
}
export function fromNow(time: string, now = Date.now()): string {
  return distance(time, now, voice.language) || voice.say("house-just-now");
}
/** The same of what is still to come. */
export function until(time: string, now: number): string {
  return distance(time, now, voice.language) || voice.say("house-in-a-moment");
}

/** Of a time of day: 22:30 is minute 1350. */
export function minuteOf(clock: string): number | null {
  const found = /^(\d\d):(\d\d)/.exec(clock);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}
export function clockOf(minute: number | null): string {
  if (minute === null) return "";
  return [Math.floor(minute / 60), minute % 60].map((part) => `${part}`.padStart(2, "0")).join(":");
}
