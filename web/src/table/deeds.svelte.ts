import type { Question, UndoBody } from "../api";
import { freshKey } from "../memory";
import type { Choice, Plan, Scene } from "../scene";
import { type Eyes, fetchPlan, postAnswer, postMove, postQuestion, postUndo, Refusal, takeBack } from "../server";
import type { Layer } from "../touch/layer.svelte";
import type { News } from "./logbook";
import type { Outbox } from "./outbox.svelte";

type Post = (body: UndoBody, eyes: number) => Promise<News>;

/** The table, as far as whoever acts at it must know it. */
interface Acted {
  readonly id: string;
  readonly live: Scene | null;
  readonly past: Scene | null;
  readonly eyes: Eyes;
  readonly myTurn: boolean;
  readonly swift: boolean;
  readonly layer: Layer;
}

/** What whoever sits at a table does there: a move with what follows by itself, undo, questions to the others. */
export class Deeds {
  /** One press may be several moves: between them nothing else is sent. */
  #following = $state(false);
  /** How many moves the match will have when what is being sent was played. */
  expected = -1;

  constructor(
    readonly table: Acted,
    readonly outbox: Outbox,
    readonly since: (eyes: number) => number | null,
    readonly take: (eyes: number, news: News) => void,
  ) {}

  get sending(): boolean {
    return this.outbox.sending || this.#following;
  }

  async play(choice: Choice): Promise<void> {
    await this.#inOne(async () => {
      await this.#through(choice);
      await this.#playAll([choice.move]);
    });
  }
  /** Makes the closing moves beyond which a choice lies. */
  async #through(choice: Choice): Promise<void> {
    const { live } = this.table;
    if (!live?.passage?.onward.some((one) => one.move === choice.move)) return;
    await this.#play(live.passage.move);
    if (this.table.live && this.table.live.number > live.number) await this.#through(choice);
  }

  async #inOne(send: () => Promise<void>): Promise<void> {
    if (this.sending) return;
    this.#following = true;
    await send().finally(() => {
      this.#following = false;
    });
  }

  async #play(move: string, key = freshKey()): Promise<void> {
    const again = () => this.#inOne(() => this.#play(move, key).then(() => this.#goOn()));
    await this.#send(1, key, again, (body, eyes) => postMove(this.table.id, { move, ...body }, eyes));
  }

  /** What follows by itself: the only answer there is, if it can be taken back; the end of a turn, if so wished. */
  async #goOn(): Promise<void> {
    const only = this.#only();
    const number = this.table.live?.number;
    if (!only || this.outbox.notice) return;
    await this.#play(only.move);
    if (this.table.live?.number !== number) await this.#goOn();
  }
  #only(): Choice | null {
    const [only, ...more] = (this.table.myTurn && !this.table.past && this.table.live?.choices) || [];
    return only && more.length === 0 && (this.table.live?.passage || (this.table.swift && only.main)) ? only : null;
  }

  /** Plays moves one after the other, as long as each is still a choice. */
  playAll = (moves: string[]): Promise<void> => this.#inOne(() => this.#playAll(moves));
  async #playAll(moves: string[]): Promise<void> {
    for (const move of moves) {
      if (!this.table.live?.choices.some((one) => one.move === move)) return;
      await this.#play(move);
      if (this.outbox.notice) return;
    }
    await this.#goOn();
  }

  /** Takes back one's last answer, with what followed by itself. */
  async undo(key = freshKey()): Promise<void> {
    await this.#inOne(() => this.#takeBack(key));
  }
  async #takeBack(key: string): Promise<void> {
    const before = this.table.live;
    if (before?.undo == null) return;
    await this.#send(
      0,
      key,
      () => this.undo(key),
      (body, eyes) => postUndo(this.table.id, body, eyes),
    );
    const { live } = this.table;
    const unasked = live?.passage && live.choices.length === 1;
    if (unasked && live.number < before.number) await this.#takeBack(freshKey());
  }

  /** Asks the others; where nobody has to be asked, it is done at once. */
  async ask(question: Question): Promise<void> {
    if (this.sending) return;
    const again = () => this.ask(question);
    await this.#send(0, "", again, ({ since }, eyes) => postQuestion(this.table.id, { ...question, since }, eyes));
  }

  /** To what somebody asks; whoever asked takes it back with a no. */
  async answer(agree: boolean): Promise<void> {
    const proposal = this.table.live?.table.proposal;
    if (!proposal) return;
    const { kind, by } = proposal;
    const again = () => this.answer(agree);
    await this.#send(0, "", again, ({ since }, eyes) => postAnswer(this.table.id, { kind, by, agree, since }, eyes));
  }

  /** Takes back what was answered since a question, one move after the other. */
  async back(number: number): Promise<void> {
    const more = () => this.table.live !== null && this.table.live.number > number && this.table.live.undo !== null;
    // while something else is under way nothing can be taken back, and waiting here would keep its answer out
    while (more() && !this.outbox.notice && !this.sending && !this.table.past) await this.undo();
  }

  /** A suggestion of the server: a way to a goal of this game, or null when there is none now. */
  async plan(goal: string): Promise<Plan | null> {
    const { id, eyes, myTurn, past } = this.table;
    if (eyes === null || !myTurn || past) return null;
    try {
      return await fetchPlan(id, goal, eyes);
    } catch (error) {
      if (error instanceof Refusal) return null; // the turn passed meanwhile
      throw error;
    }
  }

  /** From the bot that played for whoever looks. */
  async comeBack(): Promise<void> {
    try {
      if (this.table.live?.seat != null) await takeBack(this.table.id, this.table.live.seat);
    } catch {
      this.outbox.lost(() => void this.comeBack());
    }
  }

  /** Sends what adds so many moves to the match. */
  async #send(adds: number, key: string, again: () => Promise<void>, post: Post): Promise<void> {
    const { live, eyes, past } = this.table;
    if (!live || eyes === null || past || this.outbox.sending) return;
    const { number } = live;
    const body = { number, key, since: this.since(eyes), difference: true };
    const take = (answer: News) => this.take(eyes, answer);
    this.expected = number + adds;
    await this.outbox.send(() => post(body, eyes), take, again).finally(() => this.table.layer.shield.settle());
  }
}
