import { keep } from "../memory";
import { route } from "../route.svelte";
import type { Opening, TableInfo } from "../scene";
import { SHIPPED } from "../scene";
import { openTable } from "../server";

/**
 * Opens a table, keeps its secrets on this device, and sits down. Seats in `friends` are for links, the other persons'
 * are played here.
 */
export async function openAndSit(opening: Opening, friends: number[] = []): Promise<void> {
  const { table, seats } = await openTable(opening);
  const mine: Record<number, string> = {};
  const theirs: Record<number, string> = {};
  seats.forEach((secret, seat) => {
    if (secret) (friends.includes(seat) ? theirs : mine)[seat] = secret;
  });
  keep({ id: table, game: opening.game, mine, friends: theirs, opened: Date.now(), opening });
  route.go(`/table/${table}`);
}

/** The same table once more, for somebody who did not open it; the other persons come by link. */
export function sameAgain(table: TableInfo, mine: number): [Opening, number[]] {
  const seats = table.seats.map(({ kind, level, name }): Opening["seats"][number] =>
    kind === "bot" ? { kind, level } : { kind: "person", ...(name ? { name } : {}) },
  );
  const friends = table.seats.flatMap(({ kind, seat }) => (kind === "person" && seat !== mine ? [seat] : []));
  const pack = table.pack.id === SHIPPED ? SHIPPED : table.pack.digest;
  return [{ game: table.game, seats, options: table.options, guided: false, pack }, friends];
}
