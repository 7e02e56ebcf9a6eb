import type { Plan, Scene } from "$house";
import type { NeulandView, Table } from "./view";

type State = "idle" | "asking" | "answered" | "lost";

/** What a person looks into on this table: a good whose makers are shown, and a goal the planner works out. */
class Survey {
  sought = $state<string | null>(null);
  goal = $state("");
  state = $state<State>("idle");
  playing = $state(false);
  #plan = $state.raw<Plan | null>(null);
  /** The moment the plan was made for: after that many moves it is worth nothing. */
  #at = $state(-1);
  #turn = -1;
  #asked = "";

  /** The plan, as long as the table still stands as it did. */
  plan(scene: Scene): Plan | null {
    return this.#at === scene.number || this.playing ? this.#plan : null;
  }

  aim(goal: string): void {
    this.goal = goal;
    this.#turn = -1;
  }

  /** Asks again whenever the table has changed, as long as the same turn lasts. */
  async ask(table: Table, scene: Scene<NeulandView>): Promise<void> {
    if (this.playing || table.past || table.sending) return; // what is being sent changes the question
    const ready = table.myTurn && scene.task === "play-turn";
    if (this.goal && ready && this.#turn >= 0 && this.#turn !== scene.view.turn) this.goal = "";
    if (!this.goal || !ready) {
      this.#asked = "";
      this.#plan = null;
      this.state = "idle";
      return;
    }
    const question = `${this.goal} ${scene.number}`;
    if (question === this.#asked) return;
    this.#asked = question;
    this.#turn = scene.view.turn;
    this.state = "asking";
    const answer = await table.plan(this.goal).catch(() => undefined);
    if (question !== this.#asked) return;
    this.#plan = answer ?? null;
    this.#at = scene.number;
    this.state = answer === undefined ? "lost" : "answered";
  }

  async playAll(table: Table): Promise<void> {
    const moves = this.#plan?.steps.flatMap((step) => step.moves) ?? [];
    if (this.playing || moves.length === 0) return;
    this.playing = true;
    await table.playAll(moves);
    this.playing = false;
    this.#plan = null;
    this.#asked = "";
    if (!table.notice) this.goal = "";
  }
}

const surveys = new WeakMap<Table, Survey>();

/** One for each table, shared by the map, the lists and the time track. */
export function surveyOf(table: Table): Survey {
  const known = surveys.get(table) ?? new Survey();
  surveys.set(table, known);
  return known;
}

/** The space of the time track a plan ends on, where its remark tells. */
export function endOf(plan: Plan | null): number | null {
  const space = plan?.remark?.args?.space;
  return typeof space === "number" ? space : null;
}
