import type { Hello } from "../api";
import type { Scene } from "../scene";
import { mocked } from "../server";

export interface Listener {
  scene: (scene: Scene) => void;
  thinking: (seat: number) => void;
  online: (online: boolean) => void;
}

const SHORTEST = 500;
const LONGEST = 8000;
// the server sends a beat every 20 seconds; a line silent for longer is dead, whatever the socket believes
const SILENCE = 50_000;

/** The server's push, healed by itself: it reconnects with growing pauses, and every connection begins with a scene. */
export class Stream {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pause = SHORTEST;
  #closed = false;
  #watch: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly secret: string | null,
    readonly since: () => number | null,
    readonly listener: Listener,
  ) {
    this.#open();
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
  }

  #now = (): void => {
    if (document.visibilityState !== "visible" || this.#socket?.readyState === WebSocket.OPEN) return;
    this.#pause = SHORTEST;
    this.#open();
  };

  #open(): void {
    clearTimeout(this.#timer);
    this.#drop();
    if (mocked) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/stream`);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ seat: this.secret, since: this.since() } satisfies Hello));
    socket.onmessage = (event) => {
      this.#pause = SHORTEST;
      this.#listen();
      this.listener.online(true);
      const news = JSON.parse(event.data);
      if (news.scene) this.listener.scene(news.scene);
      else if (typeof news.thinking === "number") this.listener.thinking(news.thinking);
    };
    socket.onclose = () => {
      if (this.#closed || this.#socket !== socket) return;
      this.listener.online(false);
      this.#timer = setTimeout(() => this.#open(), this.#pause);
      this.#pause = Math.min(LONGEST, this.#pause * 2);
    };
  }

  #listen(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#open(), SILENCE);
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
