import type { Scene } from "../scene";

const STEP = 600;
const PATIENCE = 3000;

/**
 * Shows what others do one move at a time, so that it can be followed; whoever touches anything sees the present at
 * once.
 */
export class Pace {
  #waiting: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = 0;

  constructor(readonly show: (scene: Scene) => void) {}

  get behind(): boolean {
    return this.#waiting.length > 0;
  }

  /** At once when it is one's own move or nothing came just before; otherwise in turn. */
  take(scene: Scene, atOnce: boolean): void {
    const hurry = atOnce || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (hurry) {
      this.#waiting = [];
      clearTimeout(this.#timer);
      this.#present(scene);
      return;
    }
    this.#waiting.push(scene);
    if (this.#waiting.length === 1) this.#next();
  }

  #next(): void {
    const step = Math.min(STEP, PATIENCE / this.#waiting.length);
    this.#timer = setTimeout(
      () => {
        const scene = this.#waiting.shift();
        if (scene) this.#present(scene);
        if (this.#waiting.length > 0) this.#next();
      },
      Math.max(0, this.#last + step - performance.now()),
    );
  }

  #present(scene: Scene): void {
    this.#last = performance.now();
    this.show(scene);
  }

  flush(): void {
    const latest = this.#waiting.at(-1);
    if (latest) this.take(latest, true);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }
}
