// Makes src/api.d.ts from the schema of what the server sends, so that the client's types are made and not written.
import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const root = new URL("../../", import.meta.url).pathname;
const own = `${root}.venv/bin/python`;
const python = process.env.PYTHON ?? (existsSync(own) ? own : "python3");
const printed = execFileSync(python, ["-m", "virtuosi.server.schema"], { cwd: root, maxBuffer: 1 << 26 });
const schema = JSON.parse(printed.toString());

// what a client may leave out; everything else is always sent, also where it has a default
const WISHES = new Set([
  "Message",
  "Opening",
  "SeatWish",
  "PlayingOn",
  "FillWish",
  "Timing",
  "Sitting",
  "Joining",
  "Arriving",
  "Question",
  "Answer",
  "Lending",
  "MoveBody",
  "UndoBody",
  "LineBody",
  "SignBody",
  "Heard",
  "Hello",
  "TellingWish",
  "NewWebhook",
]);

function complete(defs) {
  for (const [name, def] of Object.entries(defs)) {
    delete def.title;
    if (def.type === "object" && def.properties && !WISHES.has(name)) def.required = Object.keys(def.properties);
    for (const property of Object.values(def.properties ?? {})) delete property.default;
  }
  return defs;
}

async function types(defs) {
  const all = { type: "object", additionalProperties: false, properties: {}, $defs: complete(defs) };
  for (const name of Object.keys(defs)) all.properties[name] = { $ref: `#/$defs/${name}` };
  all.required = Object.keys(defs);
  const made = await compile(all, "Everything", {
    bannerComment: "",
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
  });
  return made.replace(/export interface Everything \{[\s\S]*?\n\}\n/, "").trim();
}

function pascal(game) {
  return game.replace(/(^|_)(\w)/g, (_, __, letter) => letter.toUpperCase());
}

const parts = ["/** Made by `npm run types` from the server's schema. Not to be edited. */", await types(schema.$defs)];
for (const [game, view] of Object.entries(schema.games)) {
  const inner = await types(view.$defs);
  parts.push(
    `/** What a seat sees of ${game}. */\nexport namespace ${pascal(game)} {\n${inner.replace(/^(?=.)/gm, "  ")}\n}`,
  );
}
writeFileSync(new URL("../src/api.d.ts", import.meta.url), `${parts.join("\n\n")}\n`);
