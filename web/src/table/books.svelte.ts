import { getContext, setContext } from "svelte";

const KEY = Symbol("books");

/** Which sheet lies over the table: one at a time. */
export class Books {
  rulebook = $state(false);
  rule = $state<string | null>(null);
  sheet = $state<"all" | "ahead" | "keys" | "thinking" | "invite" | "scores" | "final" | "analysis" | "play-on" | null>(
    null,
  );

  open(rule: string | null = null): void {
    this.rule = rule;
    this.rulebook = true;
  }
}

export function provideBooks(books: Books): void {
  setContext(KEY, books);
}
export function useBooks(): Books {
  return getContext<Books>(KEY);
}
