import type { Asked, LookingAhead } from "../api";
import type { Message, Scene } from "../scene";
import { type Eyes, fetchAhead, forgetAhead, putAhead, Refusal } from "../server";

/** What the table says of itself to whoever decides ahead at it. */
interface Waiting {
  id: string;
  scene: () => Scene | null;
  eyes: () => Eyes;
}

/** What one decides ahead while others think: only the server and this seat know of it. */
export class Ahead {
  steps = $state.raw<LookingAhead["steps"]>([]);
  /** Another decision came than was answered: nothing of it is played. */
  dropped = $state(false);
  /** What can be decided next; null where that depends on the others. */
  following = $state.raw<Asked | null>(null);
  asking = $state(false);
  /** The next decision is wanted too: the sheet is open. */
  further = false;
  #again = false;
  wrong = $state.raw<Message | null>(null);

  constructor(readonly table: Waiting) {}

  /** Somebody else is waited for, and they are no bot: those are quick. */
  offered = $derived.by(() => {
    const scene = this.table.scene();
    const own = scene?.table.seats[scene.seat ?? -1];
    const actor = scene?.table.seats[scene.actor];
    return own?.kind === "person" && actor?.kind === "person" && actor.taken && !actor.mine && !scene?.table.over;
  });

  /** The table went on: what was laid down may have been played. Whoever comes learns what they laid down before. */
  follow(before: Scene | null, scene: Scene): void {
    const came = before?.seat !== scene.seat;
    const others = scene.table.seats.some((seat) => seat.kind === "person" && !seat.mine);
    if (scene.seat === null || !others || scene.table.over) this.#take(null);
    else if (came || (before?.number !== scene.number && (this.further || this.steps.length > 0))) void this.look();
  }

  look = (): Promise<void> => this.#ask((eyes) => fetchAhead(this.table.id, eyes, this.further));
  lay = (moves: string[]): Promise<void> =>
    moves.length === 0 ? this.forget() : this.#ask((eyes) => putAhead(this.table.id, moves, eyes));
  forget = (): Promise<void> =>
    this.#ask(async (eyes) => {
      await forgetAhead(this.table.id, eyes);
      return fetchAhead(this.table.id, eyes, this.further);
    });

  async #ask(call: (eyes: number) => Promise<LookingAhead>): Promise<void> {
    const eyes = this.table.eyes();
    if (eyes === null) return;
    if (this.asking) {
      this.#again = true;
      return;
    }
    this.asking = true;
    this.wrong = null;
    try {
      const found = await call(eyes);
      if (eyes === this.table.eyes()) this.#take(found);
    } catch (error) {
      this.wrong = error instanceof Refusal ? error.trouble.text : { id: "house-ahead-failed" };
    } finally {
      this.asking = false;
    }
    if (!this.#again) return;
    this.#again = false;
    await this.look();
  }

  #take(found: LookingAhead | null): void {
    this.steps = found?.steps ?? [];
    this.dropped = found?.dropped ?? false;
    this.following = found?.following ?? null;
  }
}
