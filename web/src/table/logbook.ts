import type { Scene } from "../scene";
import type { Eyes } from "../server";

/** What the server has told to each pair of eyes so far. It sends every log line once; here they are joined. */
export class Logbook {
  #newest = new Map<Eyes, Scene>();

  /** The version these eyes have, to be told to the server. */
  since(eyes: Eyes): number | null {
    return this.#newest.get(eyes)?.table.version ?? null;
  }

  /**
   * The scene with its whole log; null when a newer one has come already: answers and pushes may overtake each other.
   */
  take(eyes: Eyes, scene: Scene): Scene | null {
    const whole = this.join(eyes, scene);
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
}
