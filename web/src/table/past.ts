import type { LogLine, Scene } from "../scene";

/** Where the turn before this moment began: the last heading of the log that lies behind. */
export function previousMark(log: LogLine[], at: number): number {
  const before = log.filter((line) => line.mark && line.number < at).map((line) => line.number);
  return Math.max(0, before.at(-1) ?? 0);
}

/** Moments that were looked at, as each pair of eyes saw them; forgotten when the present moves on. */
export class Moments {
  #seen = new Map<string, Scene>();

  constructor(readonly fetch: (number: number, eyes: string | null) => Promise<Scene>) {}

  async at(number: number, eyes: string | null): Promise<Scene> {
    const key = `${eyes}/${number}`;
    const scene = this.#seen.get(key) ?? (await this.fetch(number, eyes));
    this.#seen.set(key, scene);
    return scene;
  }
  forget(): void {
    this.#seen.clear();
  }
}
