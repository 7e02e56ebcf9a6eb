import type { useTable } from "$house";
import type { Neuland } from "../../api";

/** What view.py of this game sends, with its words narrowed to those it uses. */
export type Terrain = "forest" | "field" | "mountain";
export type Side = "l" | "r" | "b";
export type HexView = Omit<Neuland.HexView, "terrain"> & { terrain: Terrain | null };
export type SlotView = Neuland.SlotView;
export type TileView = Neuland.TileView;
export type PileView = Neuland.PileView;
export type ProgressView = Neuland.ProgressView;
export type MakerView = Neuland.MakerView;
export type MarkerView = Neuland.MarkerView;
export type NeulandView = Omit<Neuland.View, "hexes"> & { hexes: HexView[] };
export type Table = ReturnType<typeof useTable>;

/** The one word for an id that words and icons share: `iron_ore` is written `iron-ore`. */
export function dashed(id: string): string {
  return id.replaceAll("_", "-");
}

const EMBLEMS: Record<string, string> = { hunting_lodge: "lodge", charcoal_burner: "burner" };

/** The emblem of a building: a progress tile wears that of its category. */
export function emblem(tile: { kind: string; category: string | null }): string {
  return tile.category ?? EMBLEMS[tile.kind] ?? dashed(tile.kind);
}

const TINTS: Record<string, string> = {
  iron_ore: "iron",
  silver_ore: "silver",
  ore: "iron",
  metal: "iron",
  mineral: "stone",
  coins: "coin",
  weapons: "iron",
  tools: "wood",
};

/** Goods keep one tint on the map, in the piles and in the lists. */
export function tintOf(good: string): string {
  return `var(--t-${TINTS[good] ?? good})`;
}

/** A sentence without the marks of its icons, for those who hear it. */
export function plain(sentence: string): string {
  return sentence.replace(/:[a-z][a-z0-9-]*:\s?/g, "");
}

/** Only the icons of a recipe, arrow included: what goes in and what comes out at a glance. */
export function iconsOnly(recipe: string): string {
  return (recipe.match(/:[a-z][a-z0-9-]*:|→/g) ?? []).join(" ").replace("→", ":arrow:");
}

/** What a building needs and gives, in words. */
export function recipeOf(table: Table, tile: TileView): string {
  const goods = tile.inputs.map((good) => table.say(`good-${dashed(good)}`)).join(", ");
  const gives =
    tile.category !== null
      ? table.say("points", { n: tile.points })
      : table.say(
          tile.output === "mineral" || tile.output === "metal"
            ? `out-${tile.output}`
            : `good-${dashed(tile.output ?? "")}`,
        );
  return `${goods} → ${gives}`.trim();
}

/** Whose a thing is, for a sentence: the reader's, or somebody's. */
export function whoseOf(table: Table, seat: number): { mine: string; owner: string } {
  return { mine: seat === (table.scene?.seat ?? null) ? "yes" : "no", owner: table.name(seat) };
}

/** Where somebody's goods of one kind are. */
export function goodsOf(view: NeulandView, seat: number, good: string): SlotView[] {
  return view.slots.filter((slot) => slot.marker?.seat === seat && slot.marker.good === good);
}
