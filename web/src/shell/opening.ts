import type { Opened } from "../api";
import { keep, keptTable } from "../memory";
import { route } from "../route.svelte";
import type { Level, Opening, TableInfo } from "../scene";
import { askAgain, openTable, playOn } from "../server";

/** Opens a table, keeps the invitations of those who are invited, and sits down for everybody else. */
export async function openAndSit(opening: Opening): Promise<void> {
  goTo(opening.game, await openTable(opening));
}

/** Plays once more with the same people: at the one table that all of them come to. */
export async function playAgain({ id, game }: TableInfo): Promise<void> {
  goTo(game, await askAgain(id));
}

/** Plays on from a moment of a finished match: in this seat, against such bots. */
export async function playOnFrom({ id, game }: TableInfo, number: number, seat: number, level: Level): Promise<void> {
  goTo(game, await playOn(id, number, { seat, level }));
}

function goTo(game: string, { table, invitations }: Opened): void {
  const friends: Record<number, string> = {};
  invitations.forEach((invitation, seat) => {
    if (invitation) friends[seat] = invitation;
  });
  if (!keptTable(table)) keep({ id: table, game, friends, opened: Date.now() });
  route.go(`/table/${table}`);
}
