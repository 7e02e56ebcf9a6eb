import { type Arg, isLevel, type LogLine, type Message, type Scene } from "../scene";
import { nameId } from "../talk/things";
import { initials, render, seatName } from "../text/render";
import { voice } from "../text/voice.svelte";

/** A message, or the id of one with its arguments, in the reader's words. */
export type Say = (message: Message | string, args?: Record<string, Arg>) => string;

/** How a table speaks: what its seats are called, its messages and its log in the reader's words. */
export class Speech {
  // derived, so that what is written with them is not written again with every scene
  #game = $derived.by(() => this.scene()?.table.game ?? "");
  #called = $derived.by(() => {
    const seats = this.scene()?.table.seats ?? [];
    return seats.map((_, seat) => seatName(seats, seat, this.say)).join("\n");
  });
  #names = $derived(this.#called.split("\n"));
  #initials = $derived(initials(this.#names));

  constructor(
    readonly scene: () => Scene | null,
    readonly reader: () => number | null,
  ) {}

  name = (seat: number): string => this.#names[seat] ?? this.say("seat-called", { number: seat + 1 });
  initial = (seat: number): string => this.#initials[seat] ?? `${seat + 1}`;
  say: Say = (message, args) => {
    const known = typeof message === "string" && voice.knows(message, this.#game);
    const whole = known ? { id: message, args } : message;
    return render(whole, { bundle: voice.bundle(this.#game), name: this.name });
  };
  /** How well a bot plays; of one that came with another package nobody knows. */
  level = (bot: string | null): string => (bot && isLevel(bot) ? this.say(`level-${bot}`) : voice.say("house-bot"));
  /** What a thing is called wherever it is, if the game's text has a name for it. */
  thingName = (ref: string): string | null =>
    voice.knows(nameId(ref), this.#game) ? voice.aloud(this.say(nameId(ref))) : null;
  /** A log line knows who did it and who reads it. */
  tell = (line: LogLine): string => {
    if (line.seat === null || line.seat < 0) return this.say(line.text);
    const more = { who: this.name(line.seat), you: line.seat === this.reader() ? "yes" : "no" };
    return render(line.text, { bundle: voice.bundle(this.#game), name: this.name, more });
  };
}
