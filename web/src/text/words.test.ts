import { expect, test } from "vitest";
import { FACES } from "../games/games";
import english from "./en.ftl?raw";
import french from "./fr.ftl?raw";

const sources = import.meta.glob<string>(["../**/*.{svelte,ts}", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const drawings = import.meta.glob<string>("../games/*/{en,fr}.ftl", { query: "?raw", import: "default", eager: true });

function ids(source: string): string[] {
  return [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] as string).sort();
}

test("French and English say the same things", () => {
  expect(ids(french)).toEqual(ids(english));
  for (const path of Object.keys(drawings).filter((one) => one.endsWith("en.ftl"))) {
    expect(ids(drawings[path.replace("en.ftl", "fr.ftl")] ?? ""), path).toEqual(ids(drawings[path] ?? ""));
  }
});

test("every word of the house that is used exists, and none is left over", () => {
  const code = Object.values(sources).join("\n");
  const used = new Set([...code.matchAll(/"(house-[\w-]+)"/g)].map((match) => match[1] as string));
  const known = ids(english).filter((id) => id.startsWith("house-"));
  // built from a value: house-sitter-novice, house-about-master
  const built = (id: string) => /^house-(sitter|about|speed|terms|unit|back|forward|rate|sign)-/.test(id);
  expect([...used].filter((id) => !known.includes(id))).toEqual([]);
  expect(known.filter((id) => !used.has(id) && !built(id))).toEqual([]);
});

test("seats are called alike on pages of no game", () => {
  const texts = import.meta.glob<string>("../../../virtuosi/core/text/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  for (const [path, text] of Object.entries(texts)) {
    const called = text.split("\n").filter((line) => /^(seat-called|level-\w+) =/.test(line));
    expect(called).toHaveLength(5);
    const house = (path.endsWith("fr.ftl") ? french : english).split("\n");
    expect(called.filter((line) => !house.includes(line))).toEqual([]);
  }
});

test("every icon inside a sentence can be heard", () => {
  const texts = import.meta.glob<string>(["../../../virtuosi/**/text/*.ftl", "../**/*.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const said = ids(english);
  for (const [path, text] of Object.entries(texts))
    for (const [, icon] of text.matchAll(/:([a-z][a-z0-9-]*):/g)) expect(said, path).toContain(`spoken-${icon}`);
});

/** The sentences of every source of a language: without comments, ids and icons. */
function lines(language: "en" | "fr"): string[] {
  const here = Object.entries(drawings).filter(([path]) => path.endsWith(`${language}.ftl`));
  return [language === "en" ? english : french, ...here.map(([, source]) => source)]
    .flatMap((source) => source.split("\n"))
    .filter((line) => !line.startsWith("#"))
    .map((line) => line.replace(/^[\w-]+ = /, "").replace(/:[a-z][a-z0-9-]*:/g, "·"));
}

test("French signs stand after a narrow space", () => {
  expect(lines("fr").filter((line) => /[^\u202f][;:!?»](\s|$)|«[^\u202f]/.test(line))).toEqual([]);
});

test("signs are typographic, and no space is doubled", () => {
  for (const language of ["en", "fr"] as const)
    expect(lines(language).filter((line) => /'|\S {2,}\S|\.\.\./.test(line))).toEqual([]);
});

test("in French a singular that says one in words is not said of none", () => {
  const singular = /^\s+\[one\](?!.*\{ \$).*(?<!\p{L})(une?|1|seule?|derni[eè]re?)(?!\p{L})/u;
  expect(lines("fr").filter((line) => singular.test(line))).toEqual([]);
});

test("no file outside a game's folder names a game", () => {
  const games = FACES.map(([game]) => game);
  expect(games).toHaveLength(5);
  for (const [path, source] of Object.entries(sources)) {
    if (path.includes("/games/") && path.split("/").length > 3) continue;
    for (const game of games) expect(source.includes(`"${game}"`), `${path} names ${game}`).toBe(false);
  }
});
