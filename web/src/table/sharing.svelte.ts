import { faceOf } from "../games/games";
import { type Kept, keep, keptTable } from "../memory";
import type { Scene } from "../scene";
import { join, Refusal } from "../server";

/** The seats that are played at this screen, and the curtain between two of its people. */
export class Sharing {
  kept = $state.raw<Kept | null>(null);
  /** The seat the screen has to be passed to before anything is shown. */
  curtain = $state<number | null>(null);

  /** Given what makes the screen that of another seat. */
  constructor(readonly turnTo: (seat: number) => Promise<void>) {}

  /** Sits down again where an earlier version of the house knew this device by a secret for each seat. */
  async rejoin(table: string): Promise<void> {
    const kept = keptTable(table);
    if (!kept?.mine) return;
    for (const secret of Object.values(kept.mine)) {
      await join(table, secret, null, true).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
    }
    const { mine: _, ...now } = kept;
    keep(now);
  }

  /** Whoever has a seat finds the table again. */
  remember(scene: Scene): void {
    const { id, game } = scene.table;
    this.kept = keptTable(id) ?? null;
    if (!this.kept && scene.seat !== null) this.#keep({ id, game, friends: {}, opened: Date.now() });
  }

  /** An invitation that somebody has used is good for nobody else. */
  forget({ table: { seats } }: Scene): void {
    const friends = Object.entries(this.kept?.friends ?? {});
    const open = friends.filter(([seat]) => !seats[Number(seat)]?.taken);
    if (this.kept && open.length < friends.length) this.#keep({ ...this.kept, friends: Object.fromEntries(open) });
  }

  /** An invitation to hand out. */
  invites(seat: number, invitation: string): void {
    if (this.kept) this.#keep({ ...this.kept, friends: { ...this.kept.friends, [seat]: invitation } });
  }

  #keep(kept: Kept): void {
    this.kept = kept;
    keep(kept);
  }

  /** When another one of these people is to decide, the screen changes hands. */
  pass(scene: Scene): void {
    const next = scene.table.seats[scene.actor];
    if (!next?.mine || next.kind !== "person" || scene.actor === scene.seat || scene.table.over) return;
    const hides = faceOf(scene.table.game)?.hides?.(scene.table.options) !== false;
    if (hides && !this.kept?.open) this.curtain = scene.actor;
    else void this.turnTo(scene.actor);
  }

  async lift(keepOpen: boolean): Promise<void> {
    if (this.curtain === null) return;
    if (keepOpen && this.kept) this.#keep({ ...this.kept, open: true });
    await this.turnTo(this.curtain);
  }
}
