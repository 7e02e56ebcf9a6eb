import type { Say } from "$house";
import type { AdasDream } from "../../api";

export type AdaView = AdasDream.View;
export type AtomView = AdasDream.AtomView;
export type DieView = AdasDream.DieView;
export type GearView = AdasDream.GearView;
export type PartnerView = AdasDream.PartnerView;
export type ProgramView = AdasDream.ProgramView;
export type SideView = AdasDream.SideView;
export type LineView = AdasDream.LineView;
export type SlotView = AdasDream.SlotView;
export type CityView = AdasDream.CityView;
export type TrackView = AdasDream.TrackView;
export type LectureView = AdaView["lectures"][number];
export type RoomView = AdaView["rooms"][number];

export type Area = "study" | "travel" | "meetings" | "institution";
/** From top to bottom, as the plates hang beside the enlarged one. */
export const AREAS: Area[] = ["travel", "institution", "meetings", "study"];
export const AREA_ICONS: Record<Area, string> = {
  study: "study",
  travel: "travel",
  meetings: "meeting",
  institution: "society",
};
export const AREA_COLORS: Record<Area, string> = {
  study: "purple",
  travel: "blue",
  meetings: "yellow",
  institution: "green",
};
/** The icon the server gives to coins in effects and figures. */
export const COIN = "coin";
export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI"];

/** What an effect says, atom by atom. */
export function effectSays(effect: AtomView[], say: Say): string {
  return effect.map((atom) => say(atom.text)).join(", ");
}

/** A city, as the move to it is called; one that gives nothing is only passed. */
export function citySays(city: CityView, say: Say): string {
  const name = { id: `city-${city.id}` };
  const reward = effectSays(city.reward, say);
  return reward
    ? say("move-travel", { city: name, fare: city.fare ?? 0, reward })
    : say("board-passed", { city: name });
}

/** A program: what it asks of a line, and what it pays. */
export function programSays({ text, prestige }: ProgramView, say: Say): string {
  return say("board-program", { text, n: prestige });
}

export function costSays({ brass, coal, coins, innovation }: GearView, say: Say): string {
  return say("gear-cost", { brass, coal, coins, innovation });
}

/** How many of the two advanced actions of an area a seat has, by its marker on the research track. */
export function advancedOf(view: AdaView, area: Area, seat: number | null): number {
  const track = view.tracks.find((one) => one.area === area);
  const marker = seat === null ? 0 : (track?.markers[seat] ?? 0);
  return track?.advanced.filter((level) => marker >= level).length ?? 0;
}

/** Sponsors wear the house's patron; the sciences have icons of their own. */
export function scienceIcon(science: string): string {
  return science === "sponsor" ? "patron" : science;
}

const CELLS = [1, 2, 3].flatMap((row) => [1, 2, 3].map((column) => `c${row}${column}`));
export const LINES = ["row1", "row2", "row3", "col1", "col2", "col3"];

/** The references drawn in each part of the board, to open the part where a question can be answered. */
export function refsOf(view: AdaView): Record<Area | "workshop" | "engine", string[]> {
  const present = <T>(things: (T | null)[]): T[] => things.filter((thing): thing is T => thing !== null);
  return {
    study: [
      "item/book",
      "item/addition",
      ...present([...view.study.programs, ...view.study.assignments]).map((one) => one.ref),
    ],
    travel: view.cities.map((city) => city.ref),
    meetings: [
      ...present(view.gears).map((gear) => gear.ref),
      ...view.rooms.flatMap((room) => [room.ref, `science/${room.science}`]),
      ...present(view.rooms.map((room) => room.partner)).flatMap((card) => [card.ref, `card/${card.id}`]),
    ],
    institution: view.lectures.map((lecture) => lecture.ref),
    workshop: [
      "action/nudge",
      "action/store",
      "die/active",
      ...view.workshop.spaces.flatMap((space) => [space.ref, ...space.dice.map((die) => die.ref)]),
      ...view.tracks.map((track) => track.ref),
    ],
    engine: [
      "publish",
      ...CELLS.flatMap((cell) => [`cell/${cell}`, `die/${cell}`]),
      ...[1, 2, 3, 4].map((place) => `die/s${place}`),
      ...LINES.flatMap((line) => [`slot/${line}`, `gear/${line}-1`, `gear/${line}-2`]),
      ...view.sides.flatMap((side) => side.reserve.map((gear) => gear.ref)),
    ],
  };
}
