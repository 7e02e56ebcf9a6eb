import type { Choice, Refused, Scene } from "../scene";
import { sounds } from "../shell/sound.svelte";
import { beyond } from "./beyond";
import { gains, indexRefs, type Moves, NOTHING, within } from "./choices";
import { Shield } from "./shield.svelte";

/** Beside a thing: what it is, what a move would do, the moves to choose from, why none is possible, whether to end. */
export interface Bubble {
  kind: "what" | "preview" | "menu" | "why" | "ask";
  anchor: Element;
  /** The sentence about the thing itself. */
  says: string | null;
  choices: Choice[];
  refused: Refused[];
  pinned: boolean;
}

export interface TouchOptions {
  /** What the thing is, in a sentence, seen by pointing and heard: "your large die, 5". */
  label?: string;
}
type How = "mouse" | "touch" | "pen" | "key";
const DRAGGED = 8; // pixels: whoever moves farther between down and up drags, and means no press

/** What the layer needs of its table. */
interface Source {
  scene: () => Scene | null;
  fresh: () => ReadonlySet<string>;
  /** The thing that somebody points at in words. */
  shown?: () => string | null;
  play: (choice: Choice) => void;
  say: (choice: Choice) => string;
  aloud: (sentence: string) => string;
  /** The questions whose answers make up a choice that is not whole yet, first one first. */
  halfway?: () => Scene[];
  /** Back to the question asked after so many moves. */
  back?: (number: number) => Promise<void>;
  /** Is what gains something lit more? */
  favours?: () => boolean;
  /** Is one asked before something is left undone? */
  asks?: () => boolean;
}

/** The choice layer: which things are lit, what is pointed at, and what a press on a thing does. Knows no game. */
export class Layer {
  pointed = $state<Choice | null>(null);
  bubble = $state<Bubble | null>(null);
  readonly shield = new Shield();
  #scene: () => Scene | null;
  #fresh: () => ReadonlySet<string>;
  #shown: () => string | null;
  #play: (choice: Choice) => void;
  #say: (choice: Choice) => string;
  #aloud: (sentence: string) => string;
  #halfway: () => Scene[];
  #back: (number: number) => Promise<void>;
  #favours: () => boolean;
  #asks: () => boolean;
  #index = $derived.by(() => {
    const scene = this.#scene();
    return scene ? indexRefs(within(scene), scene.refused) : new Map<string, Moves>();
  });
  #starts = $derived.by(() => this.#halfway().map((scene) => ({ scene, index: indexRefs(scene.choices, []) })));
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #how: How = "mouse";
  #down = { x: Number.NEGATIVE_INFINITY, y: 0 };

  constructor(source: Source) {
    this.#scene = source.scene;
    this.#fresh = source.fresh;
    this.#shown = source.shown ?? (() => null);
    this.#play = source.play;
    this.#say = source.say;
    this.#aloud = source.aloud;
    this.#halfway = source.halfway ?? (() => []);
    this.#back = source.back ?? (async () => {});
    this.#favours = source.favours ?? (() => true);
    this.#asks = source.asks ?? (() => false);
  }

  at(ref: string | string[]): Moves {
    if (typeof ref === "string") return this.#index.get(ref) ?? NOTHING;
    const all = ref.map((one) => this.at(one));
    return {
      choices: [...new Set(all.flatMap((moves) => moves.choices))],
      refused: [...new Set(all.flatMap((moves) => moves.refused))],
    };
  }

  lit(ref: string | string[]): boolean {
    return this.at(ref).choices.length > 0;
  }

  /** Does the move pointed at touch this thing? */
  touched(ref: string | string[]): boolean {
    const refs = this.pointed?.refs;
    return refs !== undefined && [ref].flat().some((one) => refs.includes(one));
  }

  /** Attributes for the element that draws a thing: spread them, `<g {...touch("die/blue-1")}>`. */
  touch(ref: string | string[], options: TouchOptions = {}) {
    const { choices, refused } = this.at(ref);
    const state = choices.length > 0 ? "lit" : refused.length > 0 ? "dark" : undefined;
    const [name, ...also] = [ref].flat();
    const still = {
      "data-ref": name,
      "data-also": also.join(" ") || undefined,
      "data-says": options.label || undefined,
      "data-fresh": [name, ...also].some((one) => one && this.#fresh().has(one)) ? "" : undefined,
      "data-pointed": this.touched(ref) ? "" : undefined,
      "data-shown": [name, ...also].some((one) => one === this.#shown()) ? "" : undefined,
    };
    const start = choices.length > 0 ? undefined : this.#startOf(ref);
    if (!state && !start)
      return options.label ? { ...still, role: "img", tabindex: -1, "aria-label": this.#aloud(options.label) } : still;
    return {
      ...still,
      "data-touch": state ?? "start",
      "data-gain": this.#favours() && gains(choices) ? "" : undefined,
      role: "button",
      tabindex: state === "lit" ? 0 : -1,
      "aria-disabled": state === "dark" && !start ? ("true" as const) : undefined,
      "aria-haspopup": choices.length > 1 ? ("menu" as const) : undefined,
      "aria-label": this.#label(choices, options),
      ...this.#reactions(choices, refused, (anchor, how) => {
        if (start !== undefined) void this.#restart(ref, start, anchor, how);
        else this.press(anchor, choices, refused, how);
      }),
    };
  }

  #reactions(choices: Choice[], refused: Refused[], press: (anchor: Element, how: How) => void) {
    return {
      onpointerdown: (event: PointerEvent) => {
        this.#how = event.pointerType as How;
        this.#down = { x: event.clientX, y: event.clientY };
      },
      onpointerenter: (event: PointerEvent) => {
        // what comes to lie under a pointer at rest after a press was not pointed at: nobody asked why it is refused
        const came = choices.length === 0 && this.#way(event) < DRAGGED;
        if (event.pointerType === "mouse" && !came) this.enter(event.currentTarget as Element, choices, refused);
      },
      onpointerleave: (event: PointerEvent) => {
        if (event.pointerType === "mouse") this.leave();
      },
      onfocus: (event: FocusEvent) => {
        const element = event.currentTarget as Element;
        if (element.matches(":focus-visible")) this.enter(element, choices, refused);
      },
      onblur: () => this.leave(),
      onclick: (event: MouseEvent) => {
        event.stopPropagation();
        const byKey = event.detail === 0;
        if (byKey || this.#way(event) < DRAGGED) press(event.currentTarget as Element, byKey ? "key" : this.#how);
      },
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        if (!event.repeat) press(event.currentTarget as Element, "key");
      },
    };
  }

  /** How far the pointer is from where it was pressed last. */
  #way({ clientX, clientY }: MouseEvent): number {
    return Math.hypot(clientX - this.#down.x, clientY - this.#down.y);
  }

  /** After how many moves this thing could be chosen, if that question is only half answered. */
  #startOf(ref: string | string[]): number | undefined {
    const names = [ref].flat();
    return this.#starts.findLast(({ index }) => names.some((name) => index.get(name)?.choices.length))?.scene.number;
  }

  /** Leaves a half-made choice for another one that starts here. */
  async #restart(ref: string | string[], number: number, anchor: Element, how: How): Promise<void> {
    this.close();
    this.shield.lay();
    await this.#back(number);
    const { choices } = this.at(ref);
    if (this.#scene()?.number === number && choices.length > 0) this.press(anchor, choices, [], how);
  }

  #label(choices: Choice[], options: TouchOptions): string | undefined {
    const [only, ...more] = choices;
    const { label = "" } = options;
    const adds = only && more.length === 0 ? beyond(label, this.#say(only), this.#aloud) : "";
    return this.#aloud([label.replace(/\.$/, ""), adds].filter(Boolean).join(". ")) || undefined;
  }

  /** Points at whatever can be said about a thing. */
  enter(anchor: Element, choices: Choice[], refused: Refused[]): void {
    this.stay();
    if (this.bubble?.pinned) return;
    const [only, ...more] = choices;
    this.pointed = only && more.length === 0 ? only : null;
    const kind = !only ? "why" : more.length === 0 ? "preview" : "menu";
    this.bubble = { kind, anchor, says: saysOf(anchor), choices, refused, pinned: false };
  }

  /** Tells what a thing is, whatever can be done with it. */
  tell(anchor: Element, pinned: boolean): void {
    this.stay();
    if (this.bubble?.pinned && !pinned) return;
    this.pointed = null;
    this.bubble = { kind: "what", anchor, says: saysOf(anchor), choices: [], refused: [], pinned };
  }

  /** Points at a move in the list; the bubble stands at the thing it touches, if that is drawn. */
  point(choice: Choice, fallback: Element): void {
    this.stay();
    if (this.bubble?.pinned) return;
    this.pointed = choice;
    this.bubble = {
      kind: "preview",
      anchor: this.#drawn(choice) ?? fallback,
      says: null,
      choices: [choice],
      refused: [],
      pinned: false,
    };
  }

  #drawn(choice: Choice): Element | null {
    for (const ref of choice.refs) {
      const name = CSS.escape(ref);
      const element = document.querySelector(`[data-ref="${name}"], [data-also~="${name}"]`);
      if (element && element.getClientRects().length > 0) return element;
    }
    return null;
  }

  /** A moment of grace, so that the pointer can travel into a menu. */
  leave(): void {
    if (this.bubble?.pinned) return;
    clearTimeout(this.#leaving);
    this.#leaving = setTimeout(() => this.close(), 180);
  }

  stay(): void {
    clearTimeout(this.#leaving);
  }

  /**
   * A finger first shows what would happen and plays with the second touch; mouse and keyboard have already seen it.
   */
  press(anchor: Element, choices: Choice[], refused: Refused[], how: How): void {
    this.stay();
    const [only, ...more] = choices;
    const says = saysOf(anchor);
    if (!only) {
      sounds.play("refusal");
      this.bubble = { kind: "why", anchor, says, choices, refused, pinned: true };
    } else if (more.length > 0) {
      this.pointed = null;
      this.bubble = { kind: "menu", anchor, says, choices, refused: [], pinned: true };
    } else if (how === "touch" && !(this.bubble?.pinned && this.pointed?.move === only.move)) {
      // a finger shows first, then plays; that the thing got the focus meanwhile shows nothing
      this.pointed = only;
      this.bubble = { kind: "preview", anchor, says, choices, refused: [], pinned: true };
    } else this.choose(only);
  }

  /** A closing move: one that gives up something useful asks once before it closes. */
  finish(choice: Choice, anchor: Element): void {
    const asked = this.bubble?.kind === "ask" && this.bubble.choices[0]?.move === choice.move;
    if (asked || !this.#asks() || !choice.wastes) {
      this.choose(choice);
      return;
    }
    this.stay();
    this.pointed = null;
    this.bubble = { kind: "ask", anchor, says: null, choices: [choice], refused: [], pinned: true };
  }

  choose(choice: Choice): void {
    this.close();
    this.shield.lay();
    this.#play(choice);
  }

  close(): void {
    this.stay();
    this.bubble = null;
    this.pointed = null;
  }
}

function saysOf(anchor: Element): string | null {
  return anchor.getAttribute("data-says");
}
