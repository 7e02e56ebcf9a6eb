import { faceOf } from "../games/games";
import { forget, type Kept, keep, keptTable, prefer, preference } from "../memory";
import type { Choice, Message, Plan, Scene } from "../scene";
import {
  fetchPast,
  fetchPlan,
  fetchScene,
  freshKey,
  postMove,
  postUndo,
  Refusal,
  sitDown,
  Unreachable,
} from "../server";
import { whenItAnswers } from "../shell/answering";
import { soundOf, sounds } from "../shell/sound.svelte";
import { voice } from "../text/voice.svelte";
import { Layer, type TouchOptions } from "../touch/layer.svelte";
import { halfway } from "./halfway";
import { Logbook } from "./logbook";
import { Pace, SPEEDS, type Speed } from "./pace";
import { Moments } from "./past";
import { Speech } from "./speech.svelte";
import { Stream } from "./stream";

interface Notice {
  kind: "refused" | "stale" | "lost";
  text: Message;
  rule: string | null;
  retry?: () => void;
}
type Status = "loading" | "ready" | "missing" | "locked" | "failed";

const FLASH = 1600;
/** Why a table is not shown, by the server's refusal. */
const WHY: Record<number, Status> = { 400: "missing", 403: "locked", 404: "missing" };

/** One table as one screen sees it: the scene, whose eyes, what is being sent. Draws nothing. */
export class TableState {
  status = $state<Status>("loading");
  live = $state.raw<Scene | null>(null);
  past = $state.raw<Scene | null>(null);
  kept = $state.raw<Kept | null>(null);
  /** Secret of the seat whose eyes these are; null for a spectator. */
  eyes = $state<string | null>(null);
  online = $state(true);
  sending = $state(false);
  notice = $state<Notice | null>(null);
  thinking = $state<{ seat: number; since: number } | null>(null);
  /** The seat the screen has to be passed to before anything is shown. */
  curtain = $state<number | null>(null);
  narrow = $state(false);
  tablet = $state(false);
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  /** Earlier questions of a choice that is not whole yet: what was answered there has changed nothing so far. */
  halfway = $state.raw<Scene[]>([]);
  /** How many moves of others have come that are not shown yet. */
  behind = $state(0);
  #speed = $state<Speed>(SPEEDS.find((speed) => speed === preference("speed", "")) ?? "normal");

  // derived, so that what is written with them is not written again with every scene
  mine = $derived<number | null>((this.past ?? this.live)?.seat ?? null);
  game = $derived(this.live?.table.game ?? "");

  readonly layer: Layer;
  #speech = new Speech(
    () => this.live,
    () => this.mine,
  );
  #stream: Stream | null = null;
  #pace: Pace;
  #logbook = new Logbook();
  #expected = -1;
  #flash: ReturnType<typeof setTimeout> | undefined;
  #moments = new Moments((number, eyes) => this.#fetchPast(number, eyes));
  #wanted: number | null = null;
  #unheard = () => {};

  constructor(readonly id: string) {
    this.#pace = new Pace(
      (scene) => this.#show(scene),
      (count) => {
        this.behind = count;
      },
      this.#speed,
    );
    this.layer = new Layer({
      scene: () => (this.past ? null : this.live),
      fresh: () => this.fresh,
      play: (choice) => void this.play(choice),
      say: (choice) => this.say(choice.text),
      aloud: voice.aloud,
      halfway: () => this.halfway,
      back: (number) => this.back(number),
      asks: () => preference("ask", "yes") === "yes",
    });
  }

  get scene(): Scene | null {
    return this.past ?? this.live;
  }
  /** How what others do is shown, kept on this device. */
  get speed(): Speed {
    return this.#speed;
  }
  set speed(speed: Speed) {
    this.#speed = speed;
    this.#pace.speed = speed;
    prefer("speed", speed);
  }
  get myTurn(): boolean {
    const scene = this.live;
    return scene !== null && scene.seat !== null && scene.actor === scene.seat;
  }

  // what a board needs, free to be taken apart: const { touch, say } = useTable()
  touch = (ref: string | string[], options?: TouchOptions) => this.layer.touch(ref, options);
  lit = (ref: string | string[]) => this.layer.lit(ref);
  touched = (ref: string | string[]) => this.layer.touched(ref);
  mark = (seat: number): number => faceOf(this.game)?.seats?.[seat] ?? seat + 1;
  name = this.#speech.name;
  initial = this.#speech.initial;
  say = this.#speech.say;
  tell = this.#speech.tell;
  /** A sentence for aria-label and title, where icons cannot be drawn. */
  aloud = voice.aloud;

  async start(secret: string | null): Promise<void> {
    this.status = "loading";
    try {
      const kept = keptTable(this.id);
      const eyes = secret ?? Object.values(kept?.mine ?? {})[0] ?? null;
      const scene = await this.#fetch(eyes);
      await voice.learn(scene.table.game);
      this.#remember(scene, kept, secret);
      this.#look(eyes);
      this.#show(scene);
      this.status = "ready";
    } catch (error) {
      this.status = error instanceof Refusal ? (WHY[error.status] ?? "failed") : "failed";
    }
  }

  async #fetch(eyes: string | null): Promise<Scene> {
    const scene = await fetchScene(this.id, eyes, this.#logbook.since(eyes));
    // overtaken by a push: what that one brought is not older
    return this.#logbook.take(eyes, scene) ?? this.#fetch(eyes);
  }

  /** Gives the seat back that a link led to, and looks on. */
  async watch(): Promise<void> {
    forget(this.id);
    this.stop();
    this.#logbook = new Logbook();
    this.live = null;
    await this.start(null);
  }

  #remember(scene: Scene, kept: Kept | undefined, secret: string | null): void {
    if (!secret || scene.seat === null) {
      this.kept = kept ?? null;
      return;
    }
    const fresh: Kept = { id: this.id, game: scene.table.game, mine: {}, friends: {}, opened: Date.now() };
    const base = kept ?? fresh;
    this.kept = { ...base, mine: { ...base.mine, [scene.seat]: secret } };
    keep(this.kept);
  }

  /** From now on through these eyes. */
  #look(eyes: string | null): void {
    this.#stream?.close();
    this.eyes = eyes;
    const since = () => this.#logbook.since(eyes);
    this.#stream = new Stream(this.id, eyes, since, {
      scene: (pushed) => {
        const scene = this.#logbook.take(eyes, pushed);
        if (!scene) return;
        // one's own move, a name, an undo: at once; what others do: one after the other
        const now = this.live?.number ?? scene.number;
        this.#pace.take(scene, this.sending || scene.number <= Math.max(now, this.#expected));
      },
      thinking: (seat) => {
        if (this.thinking?.seat !== seat) this.thinking = { seat, since: Date.now() };
      },
      online: (online) => {
        this.online = online;
      },
    });
  }

  #take(eyes: string, answer: Scene): void {
    const scene = this.#logbook.take(eyes, answer);
    // the screen may have changed hands meanwhile
    if (scene && eyes === this.eyes) this.#show(scene);
  }

  #show(scene: Scene): void {
    const before = this.live;
    // what waited in line while a newer one was shown would turn the table back
    if (before?.seat === scene.seat && before.table.version >= scene.table.version) return;
    this.live = scene;
    this.halfway = halfway(this.halfway, before, scene);
    this.#moments.forget();
    if (before?.number !== scene.number) {
      this.layer.close();
      this.layer.shield.settle();
      this.notice = null;
    }
    if (this.thinking && this.thinking.seat !== scene.actor) this.thinking = null;
    if (before && before.number < scene.number) {
      this.#flashUp(scene, before.number);
      sounds.play(soundOf(before, scene));
    }
    this.#pass(scene);
  }

  #flashUp(scene: Scene, since: number): void {
    this.fresh = new Set(scene.log.filter((line) => line.number > since).flatMap((line) => line.refs));
    clearTimeout(this.#flash);
    this.#flash = setTimeout(() => {
      this.fresh = new Set();
    }, FLASH);
  }

  /** Several people at one screen: when another of them is to decide, the screen changes hands. */
  #pass(scene: Scene): void {
    const secret = this.kept?.mine[scene.actor];
    if (!secret || scene.actor === scene.seat || scene.table.over) return;
    if (this.kept?.open || faceOf(this.game)?.hides?.(scene.table.options) === false) void this.#turnTo(secret);
    else this.curtain = scene.actor;
  }

  async lift(keepOpen: boolean): Promise<void> {
    const secret = this.curtain === null ? undefined : this.kept?.mine[this.curtain];
    if (!secret) return;
    if (keepOpen && this.kept) {
      this.kept = { ...this.kept, open: true };
      keep(this.kept);
    }
    await this.#turnTo(secret);
  }

  async #turnTo(secret: string): Promise<void> {
    try {
      const scene = await this.#fetch(secret);
      this.#pace.stop();
      this.present();
      this.#look(secret);
      this.#show(scene);
      this.curtain = null;
    } catch {
      this.#lost(() => void this.#turnTo(secret));
    }
  }

  async play(choice: Choice, key = freshKey()): Promise<void> {
    const { live, eyes } = this;
    if (!live || !eyes || this.past || this.sending) return;
    const { number } = live;
    const since = this.#logbook.since(eyes);
    await this.#send(
      eyes,
      number + 1,
      () => postMove(this.id, { move: choice.move, number, key, since }, eyes),
      () => this.play(choice, key),
    );
  }

  /** A suggestion of the server: a way to a goal of this game, or null when there is none now. */
  plan = async (goal: string): Promise<Plan | null> => {
    if (!this.eyes || !this.myTurn || this.past) return null;
    try {
      return await fetchPlan(this.id, goal, this.eyes);
    } catch (error) {
      if (error instanceof Refusal) return null; // the turn passed meanwhile
      throw error;
    }
  };

  /** Plays moves one after the other, as long as each is still a choice. */
  playAll = async (moves: string[]): Promise<void> => {
    for (const move of moves) {
      const choice = this.live?.choices.find((one) => one.move === move);
      if (!choice || this.notice) return;
      await this.play(choice);
    }
  };

  async undo(key = freshKey()): Promise<void> {
    const { live, eyes } = this;
    if (!live || !eyes || live.undo === null || this.past || this.sending) return;
    const { number } = live;
    const since = this.#logbook.since(eyes);
    await this.#send(
      eyes,
      number,
      () => postUndo(this.id, { number, key, since }, eyes),
      () => this.undo(key),
    );
  }

  /** Takes back what was answered since a question, one move after the other. */
  async back(number: number): Promise<void> {
    while (this.live && this.live.number > number && this.live.undo !== null && !this.notice) await this.undo();
  }

  async #send(eyes: string, expected: number, post: () => Promise<Scene>, again: () => Promise<void>): Promise<void> {
    this.sending = true;
    this.notice = null;
    this.#expected = expected;
    try {
      this.#take(eyes, await post());
    } catch (error) {
      if (error instanceof Refusal) this.#refused(eyes, error);
      else if (error instanceof Unreachable) this.#lost(() => void again());
      else throw error;
    } finally {
      this.sending = false;
      this.layer.shield.settle();
    }
  }

  #refused(eyes: string, refusal: Refusal): void {
    const { trouble } = refusal;
    if (trouble.scene) this.#take(eyes, trouble.scene);
    const stale = refusal.status === 409;
    sounds.play("refusal");
    this.notice = {
      kind: stale ? "stale" : "refused",
      text: stale ? { id: "house-notice-stale" } : trouble.text,
      rule: trouble.rule,
    };
  }

  #lost(retry: () => void): void {
    this.notice = { kind: "lost", text: { id: "house-notice-lost" }, rule: null, retry };
    this.#unheard();
    this.#unheard = whenItAnswers(() => void this.#heard());
  }

  /** The server answers again: what it says is the truth, and that it was silent is no longer. */
  async #heard(): Promise<void> {
    if (this.notice?.kind !== "lost") return;
    const eyes = this.eyes;
    try {
      const scene = await this.#fetch(eyes);
      if (eyes === this.eyes) this.#show(scene);
      this.notice = null;
    } catch {
      if (this.notice?.retry) this.#lost(this.notice.retry);
    }
  }

  async sit(name: string): Promise<void> {
    const { live, eyes } = this;
    if (!live || !eyes || live.seat === null) return;
    await sitDown(this.id, live.seat, name, eyes);
    this.#show(await this.#fetch(eyes));
  }

  /** Shows the match as it stood after that many moves; the present is one key away. */
  async stepTo(number: number): Promise<void> {
    const { live, eyes } = this;
    if (!live) return;
    this.#pace.flush();
    if (number >= live.number) return this.present();
    this.#wanted = number;
    try {
      const scene = await this.#moments.at(Math.max(0, number), eyes);
      // whoever went on meanwhile, or back to the present, wants another moment
      if (this.#wanted !== number) return;
      const before = this.scene?.number ?? 0;
      this.past = scene;
      this.#flashUp(scene, before < number ? before : number - 1);
    } catch {
      this.#lost(() => void this.stepTo(number));
    }
  }

  async #fetchPast(number: number, eyes: string | null): Promise<Scene> {
    const past = await fetchPast(this.id, number, eyes, this.#logbook.since(eyes));
    return this.#logbook.join(eyes, past) ?? this.#fetchPast(number, eyes);
  }

  present(): void {
    this.#wanted = null;
    this.past = null;
  }

  /** A press while others play: the present, or the next move where moves are wanted one by one. */
  hurry(): void {
    if (this.behind === 0) return;
    this.layer.shield.lay();
    if (this.#speed === "step") this.#pace.step();
    else this.#pace.flush();
    this.layer.shield.settle();
  }
  skip(): void {
    this.#pace.flush();
  }

  stop(): void {
    this.#stream?.close();
    this.#pace.stop();
    this.#unheard();
    clearTimeout(this.#flash);
  }
}
