import type { SceneChange } from "../api";
import type { Scene } from "../scene";
import type { Eyes } from "../server";
import { applied, type Difference } from "./difference";

/** What an answer or a push brings: a scene, or what changed since the one before. */
export type News = Scene | SceneChange;

/** A change of a scene that is not here. */
export class Gap extends Error {}

/** What the server has told to each pair of eyes so far. It sends everything once; here it is put together. */
export class Logbook {
  #newest = new Map<Eyes, Scene>();

  /** The version these eyes have, to be told to the server. */
  since(eyes: Eyes): number | null {
    return this.#newest.get(eyes)?.table.version ?? null;
  }

  /**
   * The scene with its whole log; null when a newer one has come already: answers and pushes may overtake each other.
   */
  take(eyes: Eyes, news: News): Scene | null {
    const whole = "difference" in news ? this.#changed(eyes, news) : this.join(eyes, news);
    if (whole) this.#newest.set(eyes, whole);
    return whole;
  }

  /** The same for a scene of the past, which is no news. */
  join(eyes: Eyes, scene: Scene): Scene | null {
    const known = this.#newest.get(eyes);
    if (!known) return scene;
    if (scene.table.version < known.table.version) return null;
    if (scene.log_from === 0) return scene;
    // lines that stay are the same objects, so that the log need not draw them again
    return { ...scene, log: [...known.log.filter((line) => line.number <= scene.log_from), ...scene.log] };
  }

  /** What these eyes have is of no use: they begin anew. */
  forget(eyes: Eyes): void {
    this.#newest.delete(eyes);
  }

  #changed(eyes: Eyes, { since, version, difference, log, log_from }: SceneChange): Scene | null {
    const known = this.#newest.get(eyes);
    if (!known) throw new Gap();
    if (version <= known.table.version) return version === known.table.version ? known : null;
    if (since !== known.table.version) throw new Gap();
    return this.join(eyes, { ...(applied(known, difference as Difference) as Scene), log, log_from });
  }
}
