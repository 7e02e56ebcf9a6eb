import type { Say } from "$house";
import type { NewScience } from "../../api";

export type NewScienceView = NewScience.View;
export type DiscoveryView = NewScience.DiscoveryView;
export type ArrowView = NewScience.ArrowView;
export type CardView = NewScience.CardView;
export type OfferView = NewScience.OfferView;
export type SpaceView = NewScience.SpaceView;
export type PlayerView = NewScience.PlayerView;
export type OddsView = NewScience.OddsView;
export type ExperimentView = NewScience.ExperimentView;

/** The actions in the order in which they are resolved. */
export const ACTIONS = ["rest", "happening", "influence", "research", "experiment", "publish"] as const;
export const TRACKS = ["government", "religion", "enterprise", "science"] as const;
export const DEEDS = ["research", "experiment", "publish"] as const;
export type Zone = (typeof DEEDS)[number];

export const ROMAN = ["", "I", "II", "III", "IV", "V"];

/** Ids of the house's words have dashes, those of the data underscores. */
export function dashed(id: string): string {
  return id.replaceAll("_", "-");
}

/** What a discovery is called in the text files. */
export function nameOf(id: string): string {
  return `discovery-${dashed(id)}`;
}

/** What a card is called in the text files, from its reference. */
export function cardName(ref: string): string {
  return `card-${dashed(ref.replace("card/", ""))}`;
}

/** What a track is for. */
export function trackSays(track: string, say: Say): string {
  return track === "rest" ? say("board-why-rest") : say("board-why-influence", { track: { id: `track-${track}` } });
}

export function knows(discovery: DiscoveryView | undefined): boolean {
  return discovery !== undefined && (discovery.mine?.knows ?? discovery.publisher !== null);
}

export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}
