import type { RoomTalk, Said, Signed } from "../api";

export type RoomName = RoomTalk["room"];
export const SIGNS = ["applause", "heart", "smile", "surprise", "puzzled"] as const;
export type Sign = (typeof SIGNS)[number];
export type About = Signed["about"];

/** What was heard of a room so far. */
export interface Room {
  version: number;
  lines: Said[];
  /** Who gave which sign, by what it is about: `line/3`, `move/12`. */
  signs: ReadonlyMap<string, Record<string, number[]>>;
}
export const SILENT: Room = { version: 0, lines: [], signs: new Map() };

/** A line of one room or the other. */
export interface Heard extends Said {
  room: RoomName;
}

/** The room with what is new in it; a server that knows less than was heard here is believed. */
export function joined(room: Room, news: RoomTalk): Room {
  const before = news.version < room.version ? SILENT : room;
  const changed = new Map(news.lines.map((line) => [line.number, line]));
  const stay = before.lines.filter((line) => !changed.has(line.number));
  const lines = [...stay, ...news.lines].sort((one, other) => one.number - other.number);
  const signs = new Map(before.signs);
  for (const { about, number, signs: given } of news.signed) signs.set(`${about}/${number}`, given);
  return { version: news.version, lines, signs };
}

/** What both rooms say, in the order in which it was said. */
export function together(seats: Room, spectators: Room): Heard[] {
  const all = [
    ...seats.lines.map((line): Heard => ({ ...line, room: "seats" })),
    ...spectators.lines.map((line): Heard => ({ ...line, room: "spectators" })),
  ];
  return all.sort((one, other) => Date.parse(one.time) - Date.parse(other.time));
}
