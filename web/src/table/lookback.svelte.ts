import type { Scene } from "../scene";
import type { Eyes } from "../server";

/** Looking back: a moment of the match is seen instead of the present. */
export class LookBack {
  scene = $state.raw<Scene | null>(null);
  #wanted: number | null = null;
  /** Moments that were looked at, as each pair of eyes saw them. */
  #seen = new Map<string, Scene>();

  constructor(readonly fetch: (number: number, eyes: Eyes) => Promise<Scene>) {}

  /** The match after that many moves; null for whoever went on meanwhile, or back to the present. */
  async find(number: number, eyes: Eyes): Promise<Scene | null> {
    this.#wanted = number;
    const key = `${eyes}/${number}`;
    const scene = this.#seen.get(key) ?? (await this.fetch(number, eyes));
    this.#seen.set(key, scene);
    return this.#wanted === number ? scene : null;
  }

  end(): void {
    this.#wanted = null;
    this.scene = null;
  }

  /** When the present moves on, nothing seen before it is held on to. */
  forget(): void {
    this.#seen.clear();
  }
}
