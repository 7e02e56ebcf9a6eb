import type { Message } from "../scene";
import { Refusal, Unreachable } from "../server";
import { whenItAnswers } from "../shell/answering";
import { sounds } from "../shell/sound.svelte";
import type { News } from "./logbook";

interface Notice {
  kind: "refused" | "stale" | "lost";
  text: Message;
  rule: string | null;
  retry?: () => void;
}
const STALE = 409;
/** Refusals with a reason of their own, though nothing is wrong with the request. */
const REASONED = ["not_absent", "asked_already", "nothing_asked"];

/** What is on its way to the server, and what is said when that refuses it or is not heard of. */
export class Outbox {
  sending = $state(false);
  notice = $state<Notice | null>(null);
  #stopAsking = () => {};

  /** Given what brings the screen up to date, for when a silent server answers again. */
  constructor(readonly refresh: () => Promise<void>) {}

  /** What comes back, with a refusal too, is how the table stands. */
  async send(post: () => Promise<News>, take: (answer: News) => void, again: () => Promise<void>): Promise<void> {
    this.sending = true;
    this.notice = null;
    try {
      take(await post());
    } catch (error) {
      if (error instanceof Refusal) this.#refused(error, take);
      else if (error instanceof Unreachable) this.lost(() => void again());
      else throw error;
    } finally {
      this.sending = false;
    }
  }

  #refused({ status, trouble }: Refusal, take: (answer: News) => void): void {
    if (trouble.scene) take(trouble.scene);
    const stale = status === STALE && !REASONED.includes(trouble.code);
    sounds.play("refusal");
    this.notice = {
      kind: stale ? "stale" : "refused",
      text: stale ? { id: "house-notice-stale" } : trouble.text,
      rule: trouble.rule,
    };
  }

  say(id: string): void {
    this.notice = { kind: "refused", text: { id }, rule: null };
  }

  lost(retry: () => void): void {
    this.notice = { kind: "lost", text: { id: "house-notice-lost" }, rule: null, retry };
    this.stop();
    this.#stopAsking = whenItAnswers(() => void this.#heard());
  }

  /** The server answers again: what it says is the truth, and that it was silent is no longer. */
  async #heard(): Promise<void> {
    if (this.notice?.kind !== "lost") return;
    try {
      await this.refresh();
      this.notice = null;
    } catch {
      if (this.notice?.retry) this.lost(this.notice.retry);
    }
  }

  stop(): void {
    this.#stopAsking();
  }
}
