import type { Scene } from "../scene";

const FLASH = 1600;

/** The things that have just changed: they light up for a moment. */
export class Fresh {
  refs = $state.raw<ReadonlySet<string>>(new Set());
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What the moves after that many have touched, as the log tells. */
  light(scene: Scene, since: number): void {
    this.refs = new Set(scene.log.filter((line) => line.number > since).flatMap((line) => line.refs));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.refs = new Set();
    }, FLASH);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
