import type { Scene } from "$house";
import type { NewtonView } from "./view";

export interface Leg {
  a: string;
  b: string;
}

/** The way of the move pointed at, from thing to thing; ids, not references. */
export function wayOf(view: NewtonView, move: string | undefined): Leg[] {
  const path = view.ways.find((way) => way.move === move)?.path ?? [];
  const stops = path.map((ref) => ref.split("/")[1] ?? "");
  return stops.slice(1).map((b, index) => ({ a: stops[index] ?? "", b }));
}

/** The steps of the journey under way, as the log tells them: from the last Travel action to now. */
export function journey(scene: Scene<NewtonView>): Leg[] {
  if (scene.task !== "travel") return [];
  const seat = scene.actor;
  const stops: string[] = [];
  for (const line of [...scene.log].reverse()) {
    if (line.text.id === "event-went" && line.seat === seat) stops.unshift(line.refs[0]?.replace("place/", "") ?? "");
    else if (line.mark || (line.seat === seat && (line.text.id === "event-played" || line.text.id === "event-acted")))
      break;
  }
  const legs: Leg[] = [];
  const from = start(scene, seat);
  let at = from;
  for (const stop of stops) {
    if (at) legs.push({ a: at, b: stop });
    at = stop;
  }
  return legs;
}

/** Where the scientist stood before: the last stop told before this journey, or the start of the map. */
function start(scene: Scene<NewtonView>, seat: number): string {
  let acted = false;
  for (const line of [...scene.log].reverse()) {
    if (line.seat !== seat) continue;
    if (line.text.id === "event-played" || line.text.id === "event-acted") acted = true;
    else if (acted && (line.text.id === "event-went" || line.text.id === "event-teleported"))
      return line.refs[0]?.replace("place/", "") ?? "";
  }
  return scene.view.places.find((place) => place.kind === "start")?.id ?? "";
}
