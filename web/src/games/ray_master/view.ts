import type { RayMaster } from "../../api";

/** What view.py of this game sends, with its words narrowed to those it uses. */
export type Size = "large" | "medium" | "small";
export type Height = "high" | "middle" | "low";
type Mode = "shrink" | "enlarge";

export type DieView = RayMaster.DieView & { size: Size };
export type SlotView = Omit<RayMaster.SlotView, "die"> & { die: DieView | null };
type LaneView = Omit<RayMaster.LaneView, "near" | "far"> & { near: SlotView; far: SlotView };
export type ActionView = RayMaster.ActionView;
export type SideView = RayMaster.SideView;
export type CardView = RayMaster.CardView;
export type RayMasterView = Omit<RayMaster.View, "lanes" | "ray"> & {
  lanes: LaneView[];
  ray: Omit<RayMaster.RayView, "height" | "mode" | "becomes"> & { height: Height; mode: Mode; becomes: DieView | null };
};

export const SIZES: Size[] = ["large", "medium", "small"];
export const HEIGHTS: Height[] = ["high", "middle", "low"];
export const MODES: Mode[] = ["shrink", "enlarge"];
export const ICONS: Record<string, string> = {
  move: "move",
  height: "height",
  mode: "enlarge",
  swap: "swap",
  heat: "heat",
  cool: "cool",
  fire: "ray",
};
