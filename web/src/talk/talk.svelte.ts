import type { Ears, RoomTalk } from "../api";
import { freshKey, preference } from "../memory";
import type { Message, Scene } from "../scene";
import { type Eyes, postLine, putSign, putSilence, Refusal, removeLine } from "../server";
import { keepManners, mannersAt } from "./manners";
import { type About, type Heard, joined, type Room, type RoomName, SILENT, type Sign, together } from "./rooms";
import { completed } from "./things";

/** What a talk needs of its table. */
interface Source {
  id: string;
  scene: () => Scene | null;
  eyes: () => Eyes;
  spectators: () => number;
}
const NOBODY: Ears = { speaker: null, silenced: [], host: false };

/** The talk of one table as one screen hears it. Draws nothing. */
export class TalkState {
  open = $state(false);
  draft = $state("");
  /** Where the next word goes. */
  caret = $state(0);
  sending = $state(false);
  /** Why the last line was not said. */
  trouble = $state.raw<Message | null>(null);
  ears = $state.raw<Ears>(NOBODY);
  #rooms = $state.raw<Record<RoomName, Room>>({ seats: SILENT, spectators: SILENT });
  #manners = $state.raw(mannersAt(""));
  /** The line that is on its way or was not heard of: said again under the same key it is said once. */
  #under: { text: string; key: string } | null = null;

  lines = $derived(together(this.#rooms.seats, this.#rooms.spectators));
  off = $derived(this.#manners.off);
  silenced = $derived(this.ears.speaker !== null && this.ears.silenced.includes(this.ears.speaker));
  /** What others said and was not read yet. */
  unread = $derived.by(() => {
    if (this.off) return 0;
    const { read } = this.#manners;
    return this.lines.filter((line) => line.number >= read[line.room] && !this.own(line) && !this.muted(line)).length;
  });
  /** Is there anybody to talk to, or something to read? */
  here = $derived.by(() => {
    const scene = this.source.scene();
    if (!scene?.table.chat) return false;
    const others = scene.table.seats.some((seat) => (seat.kind === "person" || seat.away) && !seat.mine);
    return others || scene.seat === null || this.source.spectators() > 0 || this.lines.length > 0;
  });

  constructor(readonly source: Source) {
    this.#manners = mannersAt(source.id);
  }

  /** The versions that were heard, to be told to the server. */
  heard(): Record<RoomName, number> {
    return { seats: this.#rooms.seats.version, spectators: this.#rooms.spectators.version };
  }
  take(news: RoomTalk): void {
    this.#rooms = { ...this.#rooms, [news.room]: joined(this.#rooms[news.room], news) };
    if (this.open) this.read();
  }
  listen(ears: Ears): void {
    this.ears = ears;
  }

  own({ speaker }: Heard): boolean {
    return speaker === this.ears.speaker;
  }
  muted({ speaker }: Heard): boolean {
    return this.#manners.muted.includes(speaker);
  }
  signs(about: About, number: number, room: RoomName): Record<string, number[]> {
    return this.#rooms[room].signs.get(`${about}/${number}`) ?? {};
  }
  /** The signs about a move, of whoever may be heard. */
  moveSigns(number: number): Record<string, number[]> {
    const both = [this.signs("move", number, "seats"), this.signs("move", number, "spectators")];
    const found: Record<string, number[]> = {};
    for (const given of both)
      for (const [sign, who] of Object.entries(given)) found[sign] = [...(found[sign] ?? []), ...who];
    return found;
  }

  /** All that was said is read. */
  read(): void {
    const { seats, spectators } = this.#rooms;
    this.#keep({ read: { seats: seats.lines.length, spectators: spectators.lines.length } });
  }
  mute(speaker: number, muted: boolean): void {
    const others = this.#manners.muted.filter((one) => one !== speaker);
    this.#keep({ muted: muted ? [...others, speaker] : others });
  }
  turn(off: boolean): void {
    this.#keep({ off });
  }
  #keep(change: Partial<ReturnType<typeof mannersAt>>): void {
    this.#manners = { ...this.#manners, ...change };
    keepManners(this.#manners);
  }

  /** A thing of the table comes into the line that is being written. */
  point(ref: string): void {
    [this.draft, this.caret] = completed(this.draft, this.open ? this.caret : this.draft.length, ref);
    this.open = true;
  }

  async say(): Promise<void> {
    const text = this.draft.trim();
    if (!text || this.sending) return;
    if (this.#under?.text !== text) this.#under = { text, key: freshKey() };
    const name = this.source.eyes() === null ? preference("name", "") || null : null;
    const body = { ...this.#under, name };
    await this.#send(async () => {
      await postLine(this.source.id, body, this.source.eyes());
      this.#under = null;
      this.draft = "";
      this.caret = 0;
    });
  }
  async sign(about: About, number: number, sign: Sign, given: boolean, room: RoomName | null = null): Promise<void> {
    await this.#send(() => putSign(this.source.id, { about, number, sign, given, room }, this.source.eyes()));
  }
  async remove(line: Heard): Promise<void> {
    await this.#send(() => removeLine(this.source.id, line.room, line.number));
  }
  async silence(speaker: number, silenced: boolean): Promise<void> {
    await this.#send(() => putSilence(this.source.id, speaker, silenced));
  }

  async #send(what: () => Promise<void>): Promise<void> {
    this.sending = true;
    this.trouble = null;
    try {
      await what();
    } catch (error) {
      this.trouble = error instanceof Refusal ? error.trouble.text : { id: "house-talk-lost" };
      // what was refused was not said: said again it is another request
      if (error instanceof Refusal) this.#under = null;
    } finally {
      this.sending = false;
    }
  }
}
