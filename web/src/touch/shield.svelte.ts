const SETTLE = 350; // milliseconds a new question is looked at before it can be answered on the same spot

/**
 * Lies over the spot of a press from the move on until the next question has stood there for a moment, so that a second
 * click does not answer what it was never meant for. Everything elsewhere, and every key, works at once.
 */
export class Shield {
  spot = $state<{ x: number; y: number } | null>(null);
  #last: { x: number; y: number } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A finger or the mouse came down here; null: a key was pressed. */
  pressed(at: { x: number; y: number } | null): void {
    this.#last = at;
  }

  lay(): void {
    clearTimeout(this.#timer);
    this.spot = this.#last;
  }

  /** What was asked for stands on the table: the spot is free again in a moment. */
  settle(): void {
    if (!this.spot) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.spot = null;
    }, SETTLE);
  }
}
