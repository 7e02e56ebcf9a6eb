const PAUSE = 140; // ms before a thing under the mouse is laid open, so that crossing the tree changes nothing

/** Listens to an element beside what it already does; the answer ends it, so that drawing anew never listens twice. */
export function hear(element: Element, heard: Record<string, (event: Event) => void>): () => void {
  const listening = new AbortController();
  for (const [kind, ear] of Object.entries(heard)) element.addEventListener(kind, ear, { signal: listening.signal });
  return () => listening.abort();
}

/** Where the mouse is; a click tells whole pixels only. */
function spot({ clientX, clientY }: MouseEvent): string {
  return `${Math.floor(clientX)} ${Math.floor(clientY)}`;
}

/** What lies open on the desk: a discovery or a card, by its reference. The board and the desk share it. */
class Reading {
  /** Pointed at, for as long as it is. */
  glance = $state<string | null>(null);
  /** Laid open by a press, until it is put away. */
  open = $state<string | null>(null);
  /** Pointed at in a list of the desk: its prerequisites are shown, the desk stays as it is. */
  listed = $state<string | null>(null);
  /** The discoveries that the action space pointed at could be used on. */
  reached = $state.raw<string[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where the mouse pressed last: what comes to lie under it there has not been pointed at. */
  #pressed = "";

  get shown(): string | null {
    return this.glance ?? this.open;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.glance = null;
    this.open = null;
    this.listed = null;
    this.reached = [];
  }

  look(ref: string | null, pause = 0): void {
    clearTimeout(this.#timer);
    if (pause === 0) this.glance = ref;
    else this.#timer = setTimeout(() => (this.glance = ref), pause);
  }

  /** For `{@attach}`: pointing at or focusing the element marks these discoveries on the tree. */
  reaching(ids: string[]) {
    return (element: Element) => {
      const leave = () => {
        if (this.reached === ids) this.reached = [];
      };
      const enter = () => (this.reached = ids);
      const deaf = hear(element, { pointerenter: enter, pointerleave: leave, focus: enter, blur: leave });
      return () => {
        deaf();
        leave();
      };
    };
  }

  press(ref: string, lit: boolean, finger: boolean): void {
    if (!lit) this.open = this.open === ref ? null : ref;
    // a finger's first touch shows what a lit thing is; a mouse has seen it and plays
    else if (finger) this.look(ref);
    if (!lit) this.look(null);
  }

  #points(event: PointerEvent): boolean {
    return event.pointerType === "mouse" && this.#pressed !== spot(event);
  }

  /** For `{@attach}`: pointing, focusing or pressing the element lays the thing open. */
  of(ref: string) {
    return (element: Element) => {
      let finger = false;
      const lit = () => element.matches('[data-touch="lit"]');
      const deaf = hear(element, {
        pointerenter: (event) => this.#points(event as PointerEvent) && this.look(ref, PAUSE),
        pointerleave: (event) => (event as PointerEvent).pointerType === "mouse" && this.look(null, PAUSE),
        pointerdown: (event) => (finger = (event as PointerEvent).pointerType !== "mouse"),
        focus: () => element.matches(":focus-visible") && this.look(ref),
        blur: () => this.look(null, PAUSE),
        click: (event) => {
          this.#pressed = spot(event as MouseEvent);
          this.press(ref, lit(), finger);
        },
        keydown: (event) => {
          if ((event as KeyboardEvent).key === "Enter" && !element.matches("[data-touch]"))
            this.press(ref, false, false);
        },
      });
      return () => {
        deaf();
        if (this.glance === ref) this.look(null);
      };
    };
  }
}

export const reading = new Reading();
