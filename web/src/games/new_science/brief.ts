import type { Message } from "../../scene";
import type { CardView } from "./view";

/** What a card does, in icons: made from the same messages as its sentences. */
export function brief(card: CardView): string {
  return card.text.map(signs).filter(Boolean).join("  ");
}

const ROOM = 84; // of a small card, in pixels

/** As much of it as a small card has room for. */
export function short(card: CardView): string {
  const parts = card.text.map(signs).filter(Boolean);
  const wide = (text: string) =>
    (text.match(/:[a-z][a-z0-9-]*:/g)?.length ?? 0) * 14 + text.replaceAll(/:[a-z][a-z0-9-]*:/g, "").length * 5.6;
  let shown = parts[0] ?? "";
  for (const part of parts.slice(1)) {
    if (wide(`${shown} ${part}`) > ROOM) return `${shown} …`;
    shown = `${shown} ${part}`;
  }
  return shown;
}

type Arg = string | number | Message | undefined;

function id(arg: Arg): string {
  return typeof arg === "object" ? (arg.id ?? "") : "";
}
/** icon-religion -> :religion:, deed-research-or-publish -> :research::publish: */
function icon(arg: Arg): string {
  return id(arg)
    .replace(/^(icon|deed|in)-/, "")
    .split("-or-")
    .filter(Boolean)
    .map((name) => `:${name}:`)
    .join("");
}
function fieldOnly(arg: Arg): string {
  return typeof arg === "object" && arg.id === "scope-field" ? scope(arg) : "";
}
function scope(arg: Arg): string {
  if (typeof arg !== "object") return "";
  if (arg.id === "scope-level") return ` ≤${arg.args?.level}`;
  if (arg.id === "scope-field") return ` ${fields(arg.args?.a)}`;
  return "";
}
function fields(arg: Arg): string {
  if (typeof arg === "object" && arg.id === "or") return fields(arg.args?.a) + fields(arg.args?.b);
  return icon(arg);
}

function signs(message: Message): string {
  const args = message.args ?? {};
  const n = args.n;
  switch (message.id) {
    case "atom-mod":
    case "atom-mod-round":
    case "atom-mod-once":
      return `${icon(args.deed)}${args.delta}${scope(args.scope)}`;
    case "atom-mod-if":
      return `${icon(args.track)}0–${args.most} :arrow: ${icon(args.deed)}${args.delta}`;
    case "atom-requirement":
    case "atom-requirement-printed":
      return `:publish:${icon(args.track)}${args.delta}`;
    case "atom-requirement-all":
      return `:publish::influence:${args.delta}`;
    case "atom-no-rest-gain":
      return "+:rest: :close:";
    case "atom-no-rest-spend":
      return "−:rest: :close:";
    case "atom-close-space":
      return `${icon(args.track)} :close:`;
    case "atom-add-space":
      return `+${n} :cube::publish:`;
    case "atom-influence-step":
      return `${icon(args.track)} :step: ${n}`;
    case "atom-gain-influence":
      return `+${n} ${icon(args.track)}`;
    case "atom-gain-influence-choose":
      return `:influence: +${n}`;
    case "atom-gain-influence-other":
    case "atom-gain-influence-same":
      return `+${n}`;
    case "atom-lose-influence-one":
      return `:person: −${n} ${icon(args.track)}`;
    case "atom-lose-influence-all":
      return `${icon(args.track)}≥${args.least} :arrow: −${n}`;
    case "atom-lose-influence-rivals":
      return `:person: −${n} :influence:`;
    case "atom-gain-rest":
    case "atom-gain-rest-all":
      return `+${n} :rest:`;
    case "atom-steal-rest":
      return `:person: :arrow: :rest:${n}`;
    case "atom-gain-prestige":
      return `+${n} :prestige:`;
    case "atom-prestige-bonus":
      return `:publish: +${n} :prestige:`;
    case "atom-place-research":
      return `:disc::research: ≤${args.level}${fieldOnly(args.scope)}`;
    case "atom-move-energy":
      return `:cube: :move: ${n}`;
    case "atom-demote-marker":
      return ":disc: :undo:";
    case "atom-save-keep":
      return `:card: :close: :rest:${n}`;
    case "atom-reroll":
      return ":die-5: :undo:";
    case "atom-ignore-critical":
      return ":die-1: :check:";
    default:
      return "";
  }
}

/** The picture of a card, by what it is about. First match wins. */
const PICTURES: [sign: string, picture: string][] = [
  [":religion:", "ns-trial"],
  [":government:", "ns-court"],
  [":enterprise:", "ns-ship"],
  [":science:", "ns-academy"],
  [":astronomy:", "ns-scope"],
  [":mathematics:", "ns-bones"],
  [":chemistry:", "ns-flasks"],
  [":biology:", "ns-specimen"],
  [":physics:", "ns-pump"],
  [":publish:", "ns-press"],
  [":die-", "ns-pump"],
  [":experiment:", "ns-flasks"],
  [":rest:", "ns-town"],
  [":cube:", "ns-letter"],
  [":disc:", "ns-letter"],
  [":research:", "ns-letter"],
  [":influence:", "ns-court"],
];

export function picture(card: CardView): string {
  const text = brief(card);
  return PICTURES.find(([sign]) => text.includes(sign))?.[1] ?? "ns-letter";
}
