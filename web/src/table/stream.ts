import type { Ears, Glance, Heard, Hello, Presence, RoomTalk } from "../api";
import { ownKey } from "../memory";
import type { Scene } from "../scene";
import { type Eyes, mocked } from "../server";
import type { News } from "./logbook";

export interface Listener<Told = Scene> {
  scene: (told: Told) => void;
  thinking: (seat: number, waiting: number) => void;
  presence: (presence: Presence) => void;
  /** What time it is in the house, in milliseconds. */
  now: (now: number) => void;
  /** How much of the talk was heard already. */
  heard: () => Heard;
  talk: (news: RoomTalk) => void;
  ears: (ears: Ears) => void;
  /** Whether the line stands, and if not, whether there was no more room for it. */
  online: (online: boolean, crowded: boolean) => void;
  /** The seat is no longer ours, or the table is gone. */
  unseated: () => void;
}

const WRONG_SEAT = 4403;
const UNKNOWN_TABLE = 4404;
const CROWDED = 4429;
const SHORTEST = 500;
const LONGEST = 8000;
// the server sends a beat every 20 seconds; a line silent for longer is dead, whatever the socket believes
const SILENCE = 50_000;
// a server that is there greets whoever comes at once
const GREETING = 12_000;

function visible(): boolean {
  return document.visibilityState === "visible";
}

/** The server's push, healed by itself: it reconnects with growing pauses, and every connection begins with a scene. */
export class Stream {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pause = SHORTEST;
  #closed = false;
  #watch: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly seat: Eyes,
    readonly since: () => number | null,
    readonly listener: Listener<News>,
  ) {
    this.#open();
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
  }

  #now = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      // whoever looks elsewhere wants to be told in other ways
      this.#socket.send(JSON.stringify({ visible: visible() } satisfies Glance));
    } else if (visible()) this.wake();
  };

  /** The server was heard of elsewhere: a line that is down does not wait any longer. */
  wake(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) return;
    this.#pause = SHORTEST;
    this.#open();
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.#drop();
    if (mocked) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/stream`);
    this.#socket = socket;
    this.#expect(GREETING);
    socket.onopen = () => {
      const [since, heard] = [this.since(), this.listener.heard()];
      const hello: Hello = { guest: ownKey(), seat: this.seat, since, heard, visible: visible() };
      socket.send(JSON.stringify({ ...hello, difference: true } satisfies Hello));
    };
    socket.onmessage = (event) => {
      this.#pause = SHORTEST;
      this.#expect(SILENCE);
      this.listener.online(true, false);
      const news = JSON.parse(event.data);
      if (typeof news.now === "number") this.listener.now(news.now);
      const told: News | undefined = news.scene ?? news.change;
      if (told) this.listener.scene(told);
      else if (typeof news.thinking === "number") this.listener.thinking(news.thinking, news.waiting);
      else if (news.presence) this.listener.presence(news.presence);
      else if (news.talk) this.listener.talk(news.talk);
      else if (news.ears) this.listener.ears(news.ears);
    };
    socket.onclose = ({ code }) => {
      if (this.#closed || this.#socket !== socket) return;
      if (code === WRONG_SEAT || code === UNKNOWN_TABLE) return this.listener.unseated();
      this.listener.online(false, code === CROWDED);
      this.#timer = setTimeout(() => this.#open(), this.#pause);
      this.#pause = Math.min(LONGEST, this.#pause * 2);
    };
  }

  /** From the beginning: the first word is a whole scene. */
  again(): void {
    this.#open();
  }

  /** Without a word until then, the line counts as broken and is tied anew. */
  #expect(silence: number): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      this.listener.online(false, false);
      this.#open();
    }, silence);
  }

  #drop(): void {
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#drop();
  }
}
