/** Where a sentence stops for breath; a colon that closes an icon is none. */
const BREATH = /(,\s|(?<!:[a-z][a-z0-9-]*)\s?:\s)/;
const WORD = /[\p{L}\p{N}\p{S}]+/gu;
const SIGNS = /^(?::[a-z][a-z0-9-]*:\s*)+/;

/**
 * What the sentence of a move adds to the one about its thing: "Castle, D3: cloth → 3 points, 1 action" adds "1 action"
 * to "Castle, D3, below: cloth → 3 points". All of it, unless both begin with the same name.
 */
export function beyond(says: string, text: string, aloud: (sentence: string) => string): string {
  const words = (part: string) => ` ${(aloud(part).toLocaleLowerCase().match(WORD) ?? []).join(" ")} `;
  const [name = "", ...parts] = text.replace(SIGNS, "").split(BREATH);
  const known = words(says);
  if (!says || !known.startsWith(words(name))) return text;
  const news = parts.findIndex((part, index) => index % 2 === 1 && !known.includes(words(part)));
  return news < 0 ? "" : parts.slice(news).join("");
}
