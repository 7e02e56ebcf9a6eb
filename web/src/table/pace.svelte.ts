import { prefer, preference } from "../memory";
import type { Scene } from "../scene";
import { still } from "./travel";

/** How what others do is shown: move by move at a press, one after the other, or at once. */
export type Speed = "step" | "normal" | "fast";
export const SPEEDS: Speed[] = ["step", "normal", "fast"];

const STEP = 600;
const PATIENCE = 3000;

/**
 * Shows what others do one move at a time, so that it can be followed; whoever wants the present gets it at once.
 */
export class Pace {
  /** How many moves are still to be shown. */
  behind = $state(0);
  #waiting: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = 0;
  #speed = $state<Speed>("normal");

  constructor(
    readonly show: (scene: Scene) => void,
    speed = SPEEDS.find((one) => one === preference("speed", "")) ?? "normal",
  ) {
    this.#speed = speed;
  }

  /** Kept on this device. */
  get speed(): Speed {
    return this.#speed;
  }
  set speed(speed: Speed) {
    this.#speed = speed;
    prefer("speed", speed);
    clearTimeout(this.#timer);
    if (speed === "fast") this.flush();
    else if (this.#waiting.length > 0) this.#next();
  }

  /** At once when it is one's own move or nothing came just before; otherwise in turn. */
  take(scene: Scene, atOnce: boolean): void {
    if (atOnce || this.#hurried()) {
      this.#clear();
      this.#present(scene);
      return;
    }
    this.#waiting.push(scene);
    this.behind = this.#waiting.length;
    if (this.#waiting.length === 1) this.#next();
  }

  // who asked for single steps gets them, whatever moves or does not move on this screen
  #hurried(): boolean {
    if (this.#speed === "step") return false;
    return this.#speed === "fast" || document.hidden || still();
  }

  #next(): void {
    if (this.#speed === "step") return;
    const step = Math.min(STEP, PATIENCE / this.#waiting.length);
    const pause = Math.max(0, this.#last + step - performance.now());
    this.#timer = setTimeout(() => this.step(), pause);
  }

  /** The next move now. */
  step(): void {
    clearTimeout(this.#timer);
    const scene = this.#waiting.shift();
    if (!scene) return;
    this.behind = this.#waiting.length;
    this.#present(scene);
    if (this.#waiting.length > 0) this.#next();
  }

  #present(scene: Scene): void {
    this.#last = performance.now();
    this.show(scene);
  }

  flush(): void {
    const latest = this.#waiting.at(-1);
    if (latest) this.take(latest, true);
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.behind = 0;
  }

  stop(): void {
    this.#clear();
  }
}
