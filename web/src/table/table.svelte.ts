import type { Invited, Question } from "../api";
import { faceOf } from "../games/games";
import { preference } from "../memory";
import type { Choice, Plan, Scene } from "../scene";
import { type Eyes, fetchInvited, invite, join, Refusal } from "../server";
import { soundOf, sounds } from "../shell/sound.svelte";
import { Spotlight } from "../talk/spotlight.svelte";
import { TalkState } from "../talk/talk.svelte";
import { voice } from "../text/voice.svelte";
import { Layer, type TouchOptions } from "../touch/layer.svelte";
import { Ahead } from "./ahead.svelte";
import { Company } from "./company.svelte";
import { Deeds } from "./deeds.svelte";
import { Fresh } from "./fresh.svelte";
import { halfway } from "./halfway";
import { Hours } from "./hours.svelte";
import type { News } from "./logbook";
import { LookBack } from "./lookback.svelte";
import { Outbox } from "./outbox.svelte";
import { Pace, type Speed } from "./pace.svelte";
import { Sharing } from "./sharing.svelte";
import { Speech } from "./speech.svelte";
import { type Status, whyShut } from "./whyshut";
import { Wire } from "./wire";

/** One table as one screen sees it: the scene, whose eyes, what is being sent. Draws nothing. */
export class TableState {
  status = $state<Status>("loading");
  live = $state.raw<Scene | null>(null);
  /** The seat whose eyes these are; null for a spectator. */
  eyes = $state<Eyes>(null);
  /** Is what gains something lit more than what is merely legal? */
  favours = $state(preference("gain", "yes") === "yes");
  /** Does the turn end by itself when nothing else is left? */
  swift = $state(preference("swift", "no") === "yes");
  narrow = $state(false);
  tablet = $state(false);
  /** Earlier questions of a choice that is not whole yet: what was answered there has changed nothing so far. */
  halfway = $state.raw<Scene[]>([]);

  #wire: Wire;
  #company = new Company();
  #fresh = new Fresh();
  #spotlight = new Spotlight();
  #outbox = new Outbox(() => this.#refresh());
  #pace = new Pace((scene) => this.#show(scene));
  #lookBack = new LookBack(this, {
    fetch: (number, eyes) => this.#wire.fetchPast(number, eyes),
    pace: this.#pace,
    fresh: this.#fresh,
    outbox: this.#outbox,
  });
  #sharing = new Sharing((seat) => this.#turnTo(seat));
  #deeds = new Deeds(
    this,
    this.#outbox,
    (eyes) => this.#wire.since(eyes),
    (eyes, news) => this.#take(eyes, news),
  );

  past = $derived(this.#lookBack.scene);
  scene = $derived(this.past ?? this.live);
  fresh = $derived(this.#fresh.refs);
  /** The thing that is pointed at in words. */
  shown = $derived(this.#spotlight.ref);
  online = $derived(this.#company.online);
  crowded = $derived(this.#company.crowded);
  behind = $derived(this.#pace.behind);
  /** Who thinks now; of moves that are still to be shown everybody has thought already. */
  thinking = $derived(this.behind > 0 ? null : this.#company.thinking);
  presence = $derived(this.#company.presence);
  sending = $derived(this.#deeds.sending);
  notice = $derived(this.#outbox.notice);
  kept = $derived(this.#sharing.kept);
  curtain = $derived(this.#sharing.curtain);
  // derived, so that what is written with them is not written again with every scene
  mine = $derived<number | null>(this.scene?.seat ?? null);
  game = $derived(this.live?.table.game ?? "");

  /** What time it is in the house. */
  readonly hours = new Hours();
  readonly layer: Layer;
  readonly talk: TalkState;
  /** What is decided while others think. */
  readonly ahead: Ahead;
  #speech = new Speech(
    () => this.live,
    () => this.mine,
  );

  constructor(readonly id: string) {
    this.#wire = new Wire(id);
    this.ahead = new Ahead({ id, scene: () => this.live, eyes: () => this.eyes });
    this.talk = new TalkState({
      id,
      scene: () => this.live,
      eyes: () => this.eyes,
      spectators: () => this.presence.spectators,
    });
    this.layer = new Layer({
      scene: () => (this.past ? null : this.live),
      fresh: () => this.fresh,
      shown: () => this.shown,
      play: (choice) => void this.play(choice),
      say: (choice) => this.say(choice.text),
      aloud: voice.aloud,
      halfway: () => this.halfway,
      back: (number) => this.back(number),
      favours: () => this.favours,
      asks: () => preference("ask", "yes") === "yes",
    });
  }

  /** How what others do is shown. */
  get speed(): Speed {
    return this.#pace.speed;
  }
  set speed(speed: Speed) {
    this.#pace.speed = speed;
  }
  get myTurn(): boolean {
    const scene = this.live;
    return scene !== null && scene.seat !== null && scene.actor === scene.seat && !this.away;
  }

  /** A bot plays for whoever looks. */
  get away(): boolean {
    return this.live?.table.seats[this.live.seat ?? -1]?.away ?? false;
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
  level = this.#speech.level;
  /** A sentence for aria-label and title, where icons cannot be drawn. */
  aloud = voice.aloud;
  thingName = this.#speech.thingName;
  /** Lights a thing while somebody points at its name in a line. */
  light = (ref: string | null): void => this.#spotlight.light(ref);
  /** The name of a thing was pressed: where the talk covers the board, it makes room. */
  showThing(ref: string): void {
    if (this.narrow) this.talk.open = false;
    this.#spotlight.pin(ref);
  }

  /** Through the eyes of one's first seat here, or as a spectator; what a link is good for, if one was used. */
  async start(invitation: string | null): Promise<Invited | null> {
    this.status = "loading";
    try {
      await this.#sharing.rejoin(this.id);
      const scene = await this.#wire.fetch(null);
      await voice.learn(scene.table.game);
      const invited = invitation && !scene.table.over ? await fetchInvited(this.id, invitation) : null;
      this.#become(scene);
      this.status = "ready";
      return invited;
    } catch (error) {
      this.status = whyShut(error);
      return null;
    }
  }

  /** From now on through the eyes of this scene. */
  #become(scene: Scene): void {
    const whole = this.#wire.take(scene.seat, scene) ?? scene;
    this.#sharing.remember(whole);
    this.#look(whole.seat);
    this.#show(whole);
  }

  /** Somebody else, a bot or nobody holds the seat now: one looks on, or from another seat of one's own. */
  async #unseated(): Promise<void> {
    try {
      this.#wire = new Wire(this.id);
      this.#become(await this.#wire.fetch(null));
      this.#sharing.curtain = null;
      if (this.live?.seat === null) this.#outbox.say("house-notice-unseated");
    } catch (error) {
      if (error instanceof Refusal) this.status = whyShut(error);
      else this.#outbox.lost(() => void this.#unseated());
    }
  }

  async join(invitation: string, name: string | null, beside = false): Promise<void> {
    this.#become(await join(this.id, invitation, name, beside));
  }

  /** A link to a seat; whoever held it holds it no longer. */
  async invite(seat: number): Promise<void> {
    this.#sharing.invites(seat, await invite(this.id, seat));
  }

  /** From now on through these eyes. */
  #look(eyes: Eyes): void {
    this.eyes = eyes;
    this.#wire.listen(eyes, {
      scene: (scene) => {
        // one's own move, a name, an undo: at once; what others do: one after the other
        const now = this.live?.number ?? scene.number;
        this.#pace.take(scene, this.sending || scene.number <= Math.max(now, this.#deeds.expected));
      },
      ...this.#company.heard,
      now: (now) => this.hours.set(now),
      heard: () => this.talk.heard(),
      talk: (news) => this.talk.take(news),
      ears: (ears) => this.talk.listen(ears),
      unseated: () => void this.#unseated(),
    });
  }

  #take(eyes: number, answer: News): void {
    const scene = this.#wire.take(eyes, answer);
    // the screen may have changed hands meanwhile
    if (scene && eyes === this.eyes) this.#show(scene);
  }

  async #refresh(): Promise<void> {
    const eyes = this.eyes;
    const scene = await this.#wire.fetch(eyes);
    this.#wire.wake();
    if (eyes === this.eyes) this.#show(scene);
  }

  #show(scene: Scene): void {
    const before = this.live;
    // what waited in line while a newer one was shown would turn the table back
    if (before?.seat === scene.seat && before.table.version >= scene.table.version) return;
    this.#sharing.forget(scene);
    this.live = scene;
    this.ahead.follow(before, scene);
    this.halfway = halfway(this.halfway, before, scene);
    this.#lookBack.forget();
    if (before?.number !== scene.number) {
      this.layer.close();
      this.layer.shield.settle();
      this.dismiss();
    }
    this.#company.follow(scene);
    if (before && before.number < scene.number) {
      this.#fresh.light(scene, before.number);
      sounds.play(soundOf(before, scene));
    }
    this.#sharing.pass(scene);
  }

  /** The next of several people at this screen lifts the curtain. */
  lift = (keepOpen: boolean): Promise<void> => this.#sharing.lift(keepOpen);

  async #turnTo(seat: number): Promise<void> {
    try {
      const scene = await this.#wire.fetch(seat);
      this.#pace.stop();
      this.present();
      this.#look(seat);
      this.#show(scene);
      this.#sharing.curtain = null;
    } catch {
      this.#outbox.lost(() => void this.#turnTo(seat));
    }
  }

  play = (choice: Choice): Promise<void> => this.#deeds.play(choice);
  playAll = (moves: string[]): Promise<void> => this.#deeds.playAll(moves);
  undo = (): Promise<void> => this.#deeds.undo();
  back = (number: number): Promise<void> => this.#deeds.back(number);
  ask = (question: Question): Promise<void> => this.#deeds.ask(question);
  answer = (agree: boolean): Promise<void> => this.#deeds.answer(agree);
  plan = (goal: string): Promise<Plan | null> => this.#deeds.plan(goal);
  comeBack = (): Promise<void> => this.#deeds.comeBack();

  /** What was said about something sent has been read. */
  dismiss(): void {
    this.#outbox.notice = null;
  }

  stepTo = (number: number): Promise<void> => this.#lookBack.to(number);
  present = (): void => this.#lookBack.end();

  /** A press while others play: the present, or the next move where moves are wanted one by one. */
  hurry(): void {
    if (this.behind === 0) return;
    this.layer.shield.lay();
    if (this.speed === "step") this.#pace.step();
    else this.#pace.flush();
    this.layer.shield.settle();
  }
  skip = (): void => this.#pace.flush();

  stop(): void {
    this.#wire.close();
    this.#pace.stop();
    this.#outbox.stop();
    this.#fresh.stop();
    this.#spotlight.stop();
  }
}
