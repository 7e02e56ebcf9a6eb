import { keep } from "../memory";
import { route } from "../route.svelte";
import type { Opening } from "../scene";
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
