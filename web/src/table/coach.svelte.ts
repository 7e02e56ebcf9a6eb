import { getContext, setContext } from "svelte";
import type { Advice, Hint } from "../api";
import type { Choice, Message } from "../scene";
import { fetchHint, Refusal } from "../server";
import { Review } from "./review.svelte";
import type { TableState } from "./table.svelte";

const KEY = Symbol("coach");

/** A hint with the choice it is about. */
export interface Offered {
  rank: number;
  hint: Hint;
  choice: Choice;
}

/** What the server advises for one's own decision; it is forgotten with the decision. */
export class Coach {
  asking = $state(false);
  wrong = $state.raw<Message | null>(null);
  #advice = $state.raw<Advice | null>(null);
  #open = $state(false);

  /** The look through the match, once it is over. */
  readonly review: Review;

  constructor(readonly table: TableState) {
    this.review = new Review(table.id);
  }

  /** Hints may be asked for now. */
  offered = $derived.by(() => {
    const { live, myTurn, past } = this.table;
    return myTurn && !past && (live?.table.coach ?? false) && (live?.choices.length ?? 0) > 0;
  });
  hints = $derived.by((): Offered[] => {
    const { live } = this.table;
    if (!this.offered || !live || this.#advice?.number !== live.number) return [];
    return this.#advice.hints.flatMap((hint, index) => {
      const choice = live.choices.find((one) => one.move === hint.move);
      return choice ? [{ rank: index + 1, hint, choice }] : [];
    });
  });
  /** The panel is open: with hints, or because one waits for them, or to say that none came. */
  shown = $derived(this.#open && this.offered && (this.asking || this.wrong !== null || this.hints.length > 0));

  /** At a moment of the past that was looked through: what was decided, where something else was better. */
  better = $derived.by(() => {
    const moment = this.table.past ? this.review.at(this.table.past.number) : undefined;
    return moment && moment.loss > 0 ? moment : undefined;
  });

  toggle(): void {
    if (this.shown) this.close();
    else void this.ask();
  }

  close(): void {
    this.#open = false;
    this.wrong = null;
  }

  async ask(): Promise<void> {
    const { live, eyes } = this.table;
    if (!this.offered || !live || eyes === null) return;
    this.#open = true;
    if (this.asking || this.hints.length > 0) return;
    this.asking = true;
    this.wrong = null;
    try {
      this.#advice = await fetchHint(this.table.id, eyes);
    } catch (error) {
      // whoever has moved meanwhile does not ask any more
      const moved = this.table.live?.number !== live.number;
      if (!moved) this.wrong = error instanceof Refusal ? error.trouble.text : { id: "house-hint-failed" };
    } finally {
      this.asking = false;
    }
  }
}

export function provideCoach(coach: Coach): void {
  setContext(KEY, coach);
}
export function useCoach(): Coach {
  return getContext<Coach>(KEY);
}
