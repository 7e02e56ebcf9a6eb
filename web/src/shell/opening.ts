import type { Opened } from "../api";
import { keep } from "../memory";
import { route } from "../route.svelte";
import { type Level, type Opening, SHIPPED, type TableInfo } from "../scene";
import { openTable, playOn } from "../server";

/** Opens a table, keeps the invitations of those who are invited, and sits down for everybody else. */
export async function openAndSit(opening: Opening): Promise<void> {
  sitDown(await openTable(opening), opening);
}

/** Keeps the invitations of those who are invited, and goes to the table. */
function sitDown({ table, invitations }: Opened, opening: Opening): void {
  const friends: Record<number, string> = {};
  invitations.forEach((invitation, seat) => {
    if (invitation) friends[seat] = invitation;
  });
  keep({ id: table, game: opening.game, friends, opened: Date.now(), opening });
  route.go(`/table/${table}`);
}

/** Plays on from a moment of a finished match: in this seat, against such bots. */
export async function playOnFrom(table: TableInfo, number: number, seat: number, level: Level): Promise<void> {
  const seats = table.seats.map((_, one): Opening["seats"][number] =>
    one === seat ? { kind: "person" } : { kind: "bot", level },
  );
  sitDown(await playOn(table.id, number, { seat, level }), { ...sameAgain(table), seats });
}

/** The same table once more, for somebody who did not open it; the other persons come by link. */
export function sameAgain(table: TableInfo): Opening {
  const seats = table.seats.map(({ kind, level, name, mine, away }): Opening["seats"][number] =>
    kind === "bot" && !away ? { kind: "bot", level } : { kind: "person", invited: !mine, ...(name ? { name } : {}) },
  );
  const pack = table.pack.id === SHIPPED ? SHIPPED : table.pack.digest;
  return { game: table.game, seats, options: table.options, guided: false, pack };
}
