/** The time by the server's clock, whatever this device says. Seconds tick only while somebody reads them. */
export class Hours {
  #ahead = 0;
  #readers = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  now = $state(Date.now());

  /** The server has said what time it is. */
  set(server: number): void {
    this.#ahead = server - Date.now();
    this.#tick();
  }

  #tick = (): void => {
    this.now = Date.now() + this.#ahead;
  };

  /** For an effect: ticks until what is returned is called. */
  read = (): (() => void) => {
    this.#tick();
    this.#readers += 1;
    if (this.#readers === 1) this.#timer = setInterval(this.#tick, 1000);
    return () => {
      this.#readers -= 1;
      if (this.#readers === 0) clearInterval(this.#timer);
    };
  };
}
