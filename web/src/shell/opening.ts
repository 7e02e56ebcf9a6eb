import { keep } from "../memory";
import { route } from "../route.svelte";
import type { Opening, TableInfo } from "../scene";
import { SHIPPED } from "../scene";
import { openTable } from "../server";

/** Opens a table, keeps the invitations of those who are invited, and sits down for everybody else. */
export async function openAndSit(opening: Opening): Promise<void> {
  const { table, invitations } = await openTable(opening);
  const friends: Record<number, string> = {};
  invitations.forEach((invitation, seat) => {
    if (invitation) friends[seat] = invitation;
  });
  keep({ id: table, game: opening.game, friends, opened: Date.now(), opening });
  route.go(`/table/${table}`);
}

/** The same table once more, for somebody who did not open it; the other persons come by link. */
export function sameAgain(table: TableInfo): Opening {
  const seats = table.seats.map(({ kind, level, name, mine, away }): Opening["seats"][number] =>
    kind === "bot" && !away ? { kind: "bot", level } : { kind: "person", invited: !mine, ...(name ? { name } : {}) },
  );
  const pack = table.pack.id === SHIPPED ? SHIPPED : table.pack.digest;
  return { game: table.game, seats, options: table.options, guided: false, pack };
}
