import type { Scene } from "../scene";
import { type Eyes, fetchPast, fetchScene } from "../server";
import { Gap, Logbook, type News } from "./logbook";
import { type Listener, Stream } from "./stream";

/** The line to the server: what it tells of one table, through whichever eyes, every scene with its whole log. */
export class Wire {
  #logbook = new Logbook();
  #stream: Stream | null = null;

  constructor(readonly table: string) {}

  /** The version these eyes have, to be told to the server. */
  since(eyes: Eyes): number | null {
    return this.#logbook.since(eyes);
  }

  /** An answer, made whole; null when a newer one has come already. */
  take(eyes: Eyes, answer: News): Scene | null {
    try {
      return this.#logbook.take(eyes, answer);
    } catch (error) {
      if (!(error instanceof Gap)) throw error;
      this.#logbook.forget(eyes);
      if (this.#stream?.seat === eyes) this.#stream.again();
      return null;
    }
  }

  async fetch(eyes: Eyes): Promise<Scene> {
    const scene = await fetchScene(this.table, eyes, this.since(eyes));
    // overtaken by a push: what that one brought is not older
    return this.take(eyes, scene) ?? this.fetch(eyes);
  }

  async fetchPast(number: number, eyes: Eyes): Promise<Scene> {
    const past = await fetchPast(this.table, number, eyes, this.since(eyes));
    return this.#logbook.join(eyes, past) ?? this.fetchPast(number, eyes);
  }

  /** From now on whatever these eyes may see is pushed, and nothing else. */
  listen(eyes: Eyes, listener: Listener): void {
    this.close();
    const since = () => this.since(eyes);
    const scene = (pushed: News) => {
      const whole = this.take(eyes, pushed);
      if (whole) listener.scene(whole);
    };
    this.#stream = new Stream(this.table, eyes, since, { ...listener, scene });
  }

  /** The server was heard of: what it pushes is heard again at once. */
  wake(): void {
    this.#stream?.wake();
  }

  close(): void {
    this.#stream?.close();
  }
}
