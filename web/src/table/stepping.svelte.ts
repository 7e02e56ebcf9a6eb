import { stepped } from "./past";
import type { TableState } from "./table.svelte";

/** Going through the moments of a match; the address says which one is seen. */
export class Stepping {
  /** After how many moves; null in the present. */
  at = $state<number | null>(null);
  playing = $state(false);

  constructor(readonly table: TableState) {}

  to = async (number: number): Promise<void> => {
    const last = this.table.live?.number ?? 0;
    this.at = Math.max(0, Math.min(last, number));
    address(`?at=${this.at}`);
    await this.table.stepTo(this.at);
  };

  end = (): void => {
    this.at = null;
    this.playing = false;
    address("");
    this.table.present();
  };

  /** A finished match from its beginning, one in play from the turn before. */
  begin = (): void => {
    const { live } = this.table;
    if (!live) return;
    this.playing = live.table.over;
    void this.to(this.playing ? 0 : stepped(live.log, "turn", live.number, false, live.number));
  };
}

/** The moment of the match that a link leads to. */
export function linkedMoment(): number | null {
  const linked = new URLSearchParams(location.search).get("at");
  return linked !== null && /^\d{1,7}$/.test(linked) ? Number(linked) : null;
}

function address(search: string): void {
  history.replaceState(null, "", location.pathname + search);
}
