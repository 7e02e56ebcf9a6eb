import type { Scene } from "../scene";
import type { Eyes } from "../server";
import type { Fresh } from "./fresh.svelte";
import type { Outbox } from "./outbox.svelte";
import type { Pace } from "./pace.svelte";

/** The table, as far as whoever looks back must know it. */
interface Present {
  readonly live: Scene | null;
  readonly eyes: Eyes;
  readonly layer: { close(): void };
}
interface Ways {
  fetch: (number: number, eyes: Eyes) => Promise<Scene>;
  pace: Pace;
  fresh: Fresh;
  outbox: Outbox;
}

/** Looking back: a moment of the match is seen instead of the present. */
export class LookBack {
  scene = $state.raw<Scene | null>(null);
  #wanted: number | null = null;
  /** Moments that were looked at, as each pair of eyes saw them. */
  #seen = new Map<string, Scene>();

  constructor(
    readonly table: Present,
    readonly ways: Ways,
  ) {}

  /** Shows the match as it stood after that many moves; the present is one key away. */
  async to(number: number): Promise<void> {
    const { live, eyes } = this.table;
    const { pace, fresh, outbox } = this.ways;
    if (!live) return;
    pace.flush();
    if (number >= live.number) return this.end();
    try {
      const scene = await this.#find(Math.max(0, number), eyes);
      if (!scene) return;
      const before = (this.scene ?? this.table.live)?.number ?? 0;
      this.#show(scene);
      fresh.light(scene, before < number ? before : number - 1);
    } catch {
      outbox.lost(() => void this.to(number));
    }
  }

  /** The match after that many moves; null for whoever went on meanwhile, or back to the present. */
  async #find(number: number, eyes: Eyes): Promise<Scene | null> {
    this.#wanted = number;
    const key = `${eyes}/${number}`;
    const scene = this.#seen.get(key) ?? (await this.ways.fetch(number, eyes));
    this.#seen.set(key, scene);
    return this.#wanted === number ? scene : null;
  }

  end(): void {
    this.#wanted = null;
    this.#show(null);
  }

  /** What was said of a thing is said of it as it stood before. */
  #show(scene: Scene | null): void {
    if (scene === this.scene) return;
    this.scene = scene;
    this.table.layer.close();
  }

  /** When the present moves on, nothing seen before it is held on to. */
  forget(): void {
    this.#seen.clear();
  }
}
