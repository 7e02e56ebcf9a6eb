import { type Scene, within } from "$house";
import type { NewtonView } from "./view";

/** The leaves of the phone, in the order of their tabs. */
export const LEAVES = ["atlas", "tree", "market", "desk"] as const;
export type Leaf = (typeof LEAVES)[number];

const KINDS: Record<string, Leaf> = {
  place: "atlas",
  road: "atlas",
  tree: "tree",
  branch: "tree",
  work: "tree",
  stock: "tree",
  deck: "market",
  discovery: "market",
};

/** Where a thing is drawn. */
function leafOf(ref: string, view: NewtonView, market: ReadonlySet<string>): Leaf {
  const kind = ref.split("/")[0] ?? "";
  if (kind === "card") return market.has(ref) ? "market" : "desk";
  if (kind !== "objective") return KINDS[kind] ?? "desk";
  const space = view.goals.find((goal) => goal.ref === ref)?.where;
  return space ? leafOf(space, view, market) : "tree";
}

/** The leaves on which something can be touched now; what everybody may always buy comes last. */
export function asked(scene: Scene<NewtonView>): Leaf[] {
  const market = new Set(scene.view.decks.flatMap((deck) => deck.row.map((card) => card.ref)));
  const ranked = within(scene).sort((a, b) => Number(a.aside) - Number(b.aside));
  return [...new Set(ranked.flatMap((choice) => choice.refs.map((ref) => leafOf(ref, scene.view, market))))];
}

/** The leaves where the question itself is answered, quick actions apart. */
export function answered(scene: Scene<NewtonView>): Leaf[] {
  return asked({ ...scene, choices: scene.choices.filter((choice) => !choice.move.startsWith("quick(")) });
}
