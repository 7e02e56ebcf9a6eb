import type { PlaceView, RoadView } from "./view";

/**
 * How the sheet is engraved: where names stand, and how far a place moves from its true position so that they can be
 * read.
 */
interface Engraving {
  at: [number, number];
  name: [number, number];
  anchor: "start" | "middle" | "end";
  /** Where the first traveller stands, when beside the place is no room; the others follow away from the place. */
  stand?: [number, number];
}
export interface Point {
  x: number;
  y: number;
}

const PLAIN: Engraving = { at: [0, 0], name: [11, 4], anchor: "start" };
const ENGRAVED: Record<string, Engraving> = {
  basel: { at: [0, 0], name: [11, -8], anchor: "start", stand: [-3, -14] },
  bologna: { at: [0, 3.2], name: [14, -4], anchor: "start" },
  paris: { at: [0, 2], name: [-13, -3], anchor: "end" },
  leipzig: { at: [2.8, 0], name: [0, -14], anchor: "middle" },
  krakow: { at: [0, 2], name: [-3, -14], anchor: "middle" },
  cambridge: { at: [0, 2], name: [-14, 2], anchor: "end" },
  salamanca: { at: [-2.8, 6], name: [0, -15], anchor: "middle" },
  athenai: { at: [-2.8, 4], name: [-14, 1], anchor: "end" },
  carthago: { at: [-2.8, 9.9], name: [0, 21], anchor: "middle" },
  alexandria: { at: [1.7, 0.4], name: [15, 3], anchor: "start" },
  istanbul: { at: [3.4, 2], name: [-3, 24], anchor: "middle" },
  amsterdam: { at: [0, 0.4], name: [3, -13], anchor: "end" },
  napoli: { at: [-2.3, 4.4], name: [14, 2], anchor: "start" },
  lisboa: { at: [-2.3, 2], name: [14, -1], anchor: "start" },
  wien: { at: [0, 2], name: [15, 4], anchor: "start" },
  stockholm: { at: [-2.3, 0], name: [0, -14], anchor: "middle" },
  edinburgh: { at: [-1.1, 0], name: [-13, 2], anchor: "end" },
  master: { at: [0, 2], name: [0, -17], anchor: "middle" },
  objective: { at: [-4, 46], name: [0, 22], anchor: "middle" },
  dijon: { at: [0, 2], name: [-9, 5], anchor: "end", stand: [2, 23] },
  koln: { at: [0, 4], name: [-9, 4], anchor: "end" },
  calais: { at: [1.7, 4], name: [8, 9], anchor: "start" },
  york: { at: [0, 2], name: [-9, 3], anchor: "end" },
  bordeaux: { at: [0, 0], name: [11, 5], anchor: "start" },
  sevilla: { at: [-5.6, 3.6], name: [13, 7], anchor: "start" },
  marseille: { at: [-2.3, 4.4], name: [-11, -5], anchor: "end" },
  milano: { at: [0, 2], name: [9, -3], anchor: "start" },
  roma: { at: [0, 2], name: [10, 3], anchor: "start" },
  hamburg: { at: [0, 4.4], name: [-9, -7], anchor: "end" },
  nurnberg: { at: [0, 4.4], name: [-4, 17], anchor: "middle", stand: [14, -8] },
  danzig: { at: [0, 1.2], name: [10, 10], anchor: "start" },
  beograd: { at: [0, 2], name: [-12, 5], anchor: "end" },
  creta: { at: [0, 5.9], name: [2, -13], anchor: "middle" },
};

export function engraving(id: string): Engraving {
  return ENGRAVED[id] ?? PLAIN;
}

export function spot(place: PlaceView): Point {
  const [dx, dy] = engraving(place.id).at;
  return { x: 16 + 5.64 * place.x + dx, y: 11 + 3.98 * place.y + dy };
}

/** Roads bend by this part of their length; these bend otherwise. */
const BEND = 0.14;
const BENDS: Record<string, number> = {
  "calais-cambridge": -0.14,
  "edinburgh-hamburg": -0.14,
  "cambridge-lisboa": 0.57,
  "hamburg-stockholm": 0.26,
  "stockholm-danzig": -0.14,
  "stockholm-master": -0.37,
  "sevilla-carthago": 0.16,
  "marseille-carthago": -0.21,
  "napoli-carthago": 0.32,
  "napoli-athenai": 0.33,
  "istanbul-athenai": -0.25,
  "istanbul-objective": 0.8,
  "athenai-creta": -0.14,
  "creta-alexandria": 0.19,
  "carthago-alexandria": 0.2,
  "basel-milano": -0.14,
  "basel-nurnberg": -0.14,
  "paris-bordeaux": -0.14,
  "calais-amsterdam": -0.14,
  "cambridge-york": -0.14,
  "york-edinburgh": -0.14,
  "koln-amsterdam": -0.14,
  "koln-leipzig": -0.14,
  "amsterdam-hamburg": -0.14,
  "hamburg-leipzig": -0.14,
  "danzig-master": -0.14,
  "nurnberg-wien": -0.14,
  "nurnberg-krakow": -0.14,
  "krakow-wien": -0.14,
  "wien-bologna": -0.14,
  "bologna-roma": -0.14,
  "roma-napoli": -0.14,
  "bordeaux-salamanca": -0.14,
  "beograd-istanbul": -0.14,
};

function bow(road: RoadView, a: Point, b: Point): Point {
  const bend = BENDS[`${road.a}-${road.b}`] ?? BEND;
  return { x: (a.x + b.x) / 2 - bend * (b.y - a.y), y: (a.y + b.y) / 2 + bend * (b.x - a.x) };
}

export function roadPath(road: RoadView, a: Point, b: Point): string {
  const c = bow(road, a, b);
  return `M${a.x} ${a.y}Q${c.x} ${c.y} ${b.x} ${b.y}`;
}

/** Where the toll lies: half-way. */
export function halfway(road: RoadView, a: Point, b: Point): Point {
  const c = bow(road, a, b);
  return { x: (a.x + 2 * c.x + b.x) / 4, y: (a.y + 2 * c.y + b.y) / 4 };
}

/** Travellers stand beside their place, away from its name. */
const BESIDE = {
  start: [-19, 9, -19, -9, -34, 0, -5, -18],
  end: [19, 9, 19, -9, 34, 0, 5, -18],
  middle: [19, 6, -19, 6, 35, 6, -35, 6],
};
export function beside(place: PlaceView, index: number): Point {
  const { anchor, stand } = engraving(place.id);
  const at = spot(place);
  if (stand) return { x: at.x + stand[0] + 15 * index * Math.sign(stand[0]), y: at.y + stand[1] };
  const offsets = BESIDE[anchor];
  return { x: at.x + (offsets[2 * index] ?? 0), y: at.y + (offsets[2 * index + 1] ?? 0) };
}
