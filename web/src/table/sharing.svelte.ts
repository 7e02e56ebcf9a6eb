import { faceOf } from "../games/games";
import { type Kept, keep, keptTable } from "../memory";
import type { Scene } from "../scene";

/** The seats that are played at this screen, and the curtain between two of its people. */
export class Sharing {
  kept = $state.raw<Kept | null>(null);
  /** The seat the screen has to be passed to before anything is shown. */
  curtain = $state<number | null>(null);

  /** Given what makes the screen that of another seat. */
  constructor(readonly turnTo: (secret: string) => Promise<void>) {}

  /** The secret of a seat that was played here before. */
  known(table: string): string | null {
    return Object.values(keptTable(table)?.mine ?? {})[0] ?? null;
  }

  /** Whoever came by a secret keeps the seat. */
  remember(scene: Scene, secret: string | null): void {
    const { id, game } = scene.table;
    const kept = keptTable(id);
    if (!secret || scene.seat === null) {
      this.kept = kept ?? null;
      return;
    }
    const fresh: Kept = { id, game, mine: {}, friends: {}, opened: Date.now() };
    const known = kept ?? fresh;
    this.kept = { ...known, mine: { ...known.mine, [scene.seat]: secret } };
    keep(this.kept);
  }

  /** When another one of these people is to decide, the screen changes hands. */
  pass(scene: Scene): void {
    const secret = this.kept?.mine[scene.actor];
    if (!secret || scene.actor === scene.seat || scene.table.over) return;
    const hides = faceOf(scene.table.game)?.hides?.(scene.table.options) !== false;
    if (hides && !this.kept?.open) this.curtain = scene.actor;
    else void this.turnTo(secret);
  }

  async lift(keepOpen: boolean): Promise<void> {
    const secret = this.curtain === null ? undefined : this.kept?.mine[this.curtain];
    if (!secret) return;
    if (keepOpen && this.kept) {
      this.kept = { ...this.kept, open: true };
      keep(this.kept);
    }
    await this.turnTo(secret);
  }
}
