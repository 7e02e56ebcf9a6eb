import { heading, middle } from "../touch/compass";

/** Does an arrow lead on, rather than back? */
export function onward(key: string): boolean {
  return key === "ArrowRight" || key === "ArrowDown";
}

/** The buttons of the choices, as far as they are shown. */
export function choiceButtons(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(".choice[data-choice]")].filter(
    (button) => button.offsetParent !== null,
  );
}

/** The buttons of the closing moves; the last one is that of the key. */
export function endButtons(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(".ends .end")];
}

/** The focus goes from one thing to the next: those that can be touched, or all of which something can be told. */
export function walk(key: string, every: boolean): void {
  const from = document.activeElement;
  const among = every ? "[data-ref][data-says]" : '[data-touch="lit"]';
  const things = [...document.querySelectorAll<HTMLElement>(among)].filter(
    (thing) => thing !== from && thing.getClientRects().length > 0,
  );
  if (from?.matches("[data-ref]")) things[heading(middle(from), things.map(middle), key)]?.focus();
  else if (every) things[0]?.focus();
  else walkChoices(key, from);
}

function walkChoices(key: string, from: Element | null): void {
  const row = choiceButtons();
  const now = row.indexOf(from as HTMLElement);
  const next = now < 0 ? 0 : now + (onward(key) ? 1 : -1);
  (row[(next + row.length) % row.length] ?? endButtons()[0])?.focus();
}
