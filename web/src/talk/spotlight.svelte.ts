const PINNED = 4000; // milliseconds

/** The thing of the table that somebody points at in words: it is lit on the board for whoever reads them. */
export class Spotlight {
  ref = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinned = false;

  /** While a word is pointed at or focused. */
  light(ref: string | null): void {
    if (ref === null && this.#pinned) return;
    this.stop();
    this.ref = ref;
  }

  /** For a while, whatever becomes of the word that was pressed. */
  pin(ref: string): void {
    this.stop();
    this.ref = ref;
    this.#pinned = true;
    this.#timer = setTimeout(() => {
      this.#pinned = false;
      this.ref = null;
    }, PINNED);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#pinned = false;
  }
}
