import type { Presence } from "../api";
import type { Scene } from "../scene";

/** What goes on around the match: who looks on, who thinks and since when, whether the line to the house holds. */
export class Company {
  online = $state(true);
  /** The server has no more room for this window. */
  crowded = $state(false);
  thinking = $state<{ seat: number; since: number; waiting: number } | null>(null);
  /** Who looks at the table now. */
  presence = $state.raw<Presence>({ seats: [], spectators: 0 });

  /** What of it comes over the wire. */
  readonly heard = {
    thinking: (seat: number, waiting: number): void => {
      const since = this.thinking?.seat === seat ? this.thinking.since : Date.now();
      this.thinking = { seat, since, waiting };
    },
    presence: (presence: Presence): void => {
      this.presence = presence;
    },
    online: (online: boolean, crowded: boolean): void => {
      this.online = online;
      this.crowded = crowded;
    },
  };

  /** Nobody thinks any longer about what is decided. */
  follow(scene: Scene): void {
    if (this.thinking?.seat !== scene.actor) this.thinking = null;
  }
}
