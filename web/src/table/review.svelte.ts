import type { Moment as Decided } from "../api";
import type { Message } from "../scene";
import { fetchAnalysis, Refusal, startAnalysis } from "../server";
import type { Moment } from "./graph";

const EVERY = 900; // milliseconds

/** A finished match, looked through by the server while one reads. */
export class Review {
  moments = $state.raw<Decided[]>([]);
  total = $state(0);
  failed = $state(false);
  wrong = $state.raw<Message | null>(null);
  #costly = $state.raw<number[]>([]);
  #begun = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  done = $derived(this.total > 0 && this.moments.length >= this.total);
  /** The seats whose decisions were looked at. */
  seats = $derived([...new Set(this.moments.map((moment) => moment.seat))].toSorted((a, b) => a - b));
  points = $derived<Moment[]>(this.moments.map(({ number, best }) => ({ number, points: best.points })));
  /** Chances to win as the match went on; nothing where one plays alone. */
  chances = $derived<Moment[]>(
    this.moments.filter(({ best }) => best.win.length > 0).map(({ number, best }) => ({ number, points: best.win })),
  );

  constructor(readonly table: string) {}

  /** The moves of a seat that cost most, the worst first. */
  costly(seat: number): Decided[] {
    return this.#costly.flatMap((number) =>
      this.moments.filter((moment) => moment.number === number && moment.seat === seat),
    );
  }

  at(number: number | null): Decided | undefined {
    return this.moments.find((moment) => moment.number === number);
  }

  /** Begins, or goes on after a failure. */
  async begin(): Promise<void> {
    if (this.#begun) return;
    this.#begun = true;
    this.failed = false;
    this.wrong = null;
    this.moments = [];
    try {
      await startAnalysis(this.table);
      await this.#listen();
    } catch (error) {
      this.#begun = false;
      this.wrong = error instanceof Refusal ? error.trouble.text : { id: "house-analysis-failed" };
    }
  }

  async #listen(): Promise<void> {
    const told = await fetchAnalysis(this.table, this.moments.length);
    this.total = told.total;
    this.#costly = told.costly;
    if (told.moments.length > 0) this.moments = [...this.moments, ...told.moments];
    if (told.failed) {
      this.failed = true;
      this.#begun = false;
    } else if (!this.done && this.#begun) this.#timer = setTimeout(() => void this.#again(), EVERY);
  }

  async #again(): Promise<void> {
    try {
      await this.#listen();
    } catch {
      this.failed = true;
      this.#begun = false;
    }
  }

  stop(): void {
    this.#begun = false;
    clearTimeout(this.#timer);
  }
}
