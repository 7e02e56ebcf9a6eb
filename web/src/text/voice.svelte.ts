import type { FluentBundle } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import { isIcon } from "../art/icons";
import type { Arg, Message } from "../scene";
import { fetchText } from "../server";
import houseEn from "./en.ftl?raw";
import houseFr from "./fr.ftl?raw";
import { bundleOf, type Language, render, spoken } from "./render";

const HOUSE: Record<Language, string> = { en: houseEn, fr: houseFr };
const KEPT = "virtuosi.language";
// words that only a game's drawing needs stand beside it
const drawings = import.meta.glob<string>("../games/*/{en,fr}.ftl", { query: "?raw", import: "default", eager: true });

/** The language of the page and the words of every game fetched so far. */
class Voice {
  language = $state<Language>(document.documentElement.lang === "fr" ? "fr" : "en");
  #house = { en: bundleOf("en", houseEn), fr: bundleOf("fr", houseFr) };
  #games = new SvelteMap<string, FluentBundle>();

  /** Fetches the words first, then switches: no sentence is ever shown half in one language. */
  async speak(language: Language, game?: string): Promise<void> {
    if (game) await this.learn(game, language);
    this.language = language;
    document.documentElement.lang = language;
    localStorage.setItem(KEPT, language);
  }

  async learn(game: string, language: Language = this.language): Promise<void> {
    const key = `${game}/${language}`;
    if (this.#games.has(key)) return;
    const drawing = drawings[`../games/${key}.ftl`] ?? "";
    this.#games.set(key, bundleOf(language, HOUSE[language], await fetchText(game, language), drawing));
  }

  bundle(game?: string): FluentBundle {
    return (game && this.#games.get(`${game}/${this.language}`)) || this.#house[this.language];
  }

  /** House words, or a game's when it is named. */
  say(message: Message | string, args?: Record<string, Arg>, game?: string): string {
    const whole = typeof message === "string" ? { id: message, args } : message;
    return render(whole, { bundle: this.bundle(game), name: (seat) => `${seat + 1}` });
  }

  /** What an icon is called when it is heard. */
  word = (icon: string, n: number): string | null =>
    this.knows(`spoken-${icon}`) ? this.say(`spoken-${icon}`, { n }) : null;

  /** A sentence for those who hear it: its icons in words. */
  aloud = (sentence: string): string => spoken(sentence, isIcon, this.word);

  knows(id: string, game?: string): boolean {
    return this.bundle(game).hasMessage(id);
  }
}

export const voice = new Voice();
