import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Arg, isLevel, type Message, type SeatInfo } from "../scene";

export type Language = "en" | "fr";
export const LANGUAGES: Language[] = ["fr", "en"];

type Piece = { text: string } | { icon: string };

/** A bundle of one language: later sources win over earlier ones, so a game may reword the house. */
export function bundleOf(language: Language, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

interface Speaker {
  bundle: FluentBundle;
  /** The name of a seat, for `{"seat": 1}` inside a message. */
  name: (seat: number) => string;
  /** Arguments of every message, those inside others too: who acts, and whether that is the reader. */
  more?: Record<string, string>;
}

function variable(arg: Arg, speaker: Speaker): FluentVariable {
  if (typeof arg === "number" || typeof arg === "string") return arg;
  return render(arg, speaker);
}

/**
 * A message in words. An unknown id stays visible as itself: a hole in the text is a defect to be seen, not a blank.
 */
export function render(message: Message | string, speaker: Speaker): string {
  if (typeof message === "string") return message;
  if (typeof message.seat === "number") return speaker.name(message.seat);
  if (!message.id) return "";
  const pattern = speaker.bundle.getMessage(message.id)?.value;
  if (!pattern) return message.id;
  const args: Record<string, FluentVariable> = { ...speaker.more };
  for (const [key, arg] of Object.entries(message.args ?? {})) args[key] = variable(arg, speaker);
  // errors (a missing argument) show as {$name} in the sentence; formatPattern must not throw for one word
  const sentence = speaker.bundle.formatPattern(pattern, args, []);
  return speaker.bundle.locales[0] === "fr" ? elided(sentence) : sentence;
}

// vowels, a y before a consonant (Yves, not York) and the names of people whose h is mute (Hélène, not Hooke); many
// write their name without a capital, but a small h begins other words as well
const ELIDING = [
  "[AEIOUÀÂÄÉÈÊËÎÏÔÖÙÛÜŒÆaeiouàâäéèêëîïôöùûüœæ]",
  "[Yy][b-df-hj-np-tv-xz]",
  "H(?:[éè]|adrien|ector|elen|eloi|enri|erv[eé]|ermi|ilaire|ippolyte|onor|ortense|orace|ubert|ugu|yacinthe)",
];
const ELIDED = new RegExp(`(?<![\\p{L}’-])([Dd]|[Qq]u)e (?=${ELIDING.join("|")})`, "gu");

/** French: "de" and "que" lose their vowel before a name that begins with one, or with a mute h. */
function elided(sentence: string): string {
  return sentence.replace(ELIDED, "$1’");
}

const COLON = /(?<=[\p{L}\p{N})»’%]):(?= |$)/gu;

/** French: a colon stands a little apart from the word before it, also where a name was put before a sentence. */
export function apart(text: string): string {
  return text.replace(COLON, "\u202f:");
}

/** Splits a sentence at its icons. Only known names count, so that `8:05:30` stays a time. */
export function pieces(sentence: string, known: (icon: string) => boolean): Piece[] {
  const found: Piece[] = [];
  let start = 0;
  for (const match of sentence.matchAll(/:([a-z][a-z0-9-]*):/g)) {
    const icon = match[1] as string;
    if (!known(icon)) continue;
    if (match.index > start) found.push({ text: sentence.slice(start, match.index) });
    found.push({ icon });
    start = match.index + match[0].length;
  }
  if (start < sentence.length) found.push({ text: sentence.slice(start) });
  return found;
}

/** What an icon is called when there are so many; null when it has no word. */
type Word = (icon: string, count: number) => string | null;
type Voiced = { text: string } | { icon: string; word: string | null };

const NEAR = 5;

/** The words of a text without case and plural, to be compared. */
function stems(text: string): string[] {
  return (text.toLocaleLowerCase().match(/\p{L}+/gu) ?? []).map((word) => word.replace(/(?<=..)[sx]$/, ""));
}

/** The pieces of a sentence with the words of its icons. An icon beside its own word is decoration: "3 :rest: rest". */
export function voiced(sentence: string, known: (icon: string) => boolean, word: Word): Voiced[] {
  const found = pieces(sentence, known);
  const textAt = (index: number): string => {
    const piece = found[index];
    return piece && "text" in piece ? piece.text : "";
  };
  return found.map((piece, index) => {
    if ("text" in piece) return piece;
    const before = textAt(index - 1);
    const count = before.match(/(\d+)\s*$/)?.[1];
    const called = word(piece.icon, Number(count ?? 1));
    // a number needs its unit, whatever was said before it
    const near = [...(count ? [] : stems(before).slice(-NEAR)), ...stems(textAt(index + 1)).slice(0, NEAR)];
    const said = stems(called ?? "").some((stem) => stem.length > 2 && near.includes(stem));
    return { icon: piece.icon, word: said ? null : called };
  });
}

const CLINGING = /^[,.;:)…]+/;

/** Pieces as they are set: what clings to an icon, such as a comma, stands with it and begins no line. */
export function set(found: Voiced[]): (Voiced & { clings?: string })[] {
  return found.map((piece, index) => {
    const [before, after] = [found[index - 1], found[index + 1]];
    if ("text" in piece) return before ? { text: piece.text.replace(CLINGING, "") } : piece;
    return { ...piece, clings: (after && "text" in after && after.text.match(CLINGING)?.[0]) || "" };
  });
}

/** The sentence as it is spoken: icons in words, spaces tidy. */
export function spoken(sentence: string, known: (icon: string) => boolean, word: Word): string {
  return voiced(sentence, known, word)
    .map((piece) => ("text" in piece ? piece.text : piece.word ? ` ${piece.word} ` : ""))
    .join("")
    .replace(/ {2,}/g, " ")
    .replace(/ (?=[,.;:!?)])/g, "")
    .replace(/(?<=\() /g, "")
    .trim();
}

/** One letter per seat, the same everywhere; the seat's number where letters would collide. */
export function initials(names: string[]): string[] {
  const letters = names.map((name) => (name.match(/\p{L}|\p{N}/u)?.[0] ?? "?").toLocaleUpperCase());
  return letters.map((letter, seat) =>
    letters.indexOf(letter) === letters.lastIndexOf(letter) ? letter : `${seat + 1}`,
  );
}

/**
 * What a seat is called: its holder's name, a bot's level, or "Player 2"; bots of one level are told apart by their
 * seat.
 */
export function seatName(
  seats: SeatInfo[],
  seat: number,
  say: (id: string, args?: Record<string, Arg>) => string,
): string {
  const info = seats[seat];
  if (info?.name) return info.name;
  // somebody for whom a bot plays is still somebody
  if (info?.kind !== "bot" || info.away || !info.level) return say("seat-called", { number: seat + 1 });
  const twins = seats.filter(
    (other) => other.kind === "bot" && !other.away && !other.name && other.level === info.level,
  );
  const level = isLevel(info.level) ? say(`level-${info.level}`) : info.level;
  return twins.length > 1 ? `${level} ${seat + 1}` : level;
}

/** A number with a real minus sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}
