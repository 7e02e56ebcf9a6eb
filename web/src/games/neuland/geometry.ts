import type { HexView, NeulandView, Side, Terrain } from "./view";

/** The survey sheet: nineteen hexes on a point, each cut into three diamonds that meet in its middle. */
export const TALL = 560;
const [WIDTH, WIDEST] = [640, 800];
const R = 64;
const W = (R * Math.sqrt(3)) / 2;
const MIDDLE = { x: 320, y: 283 };

export interface Point {
  x: number;
  y: number;
}

/** The edges of a sheet that fills a panel of this shape (width by height); the country stays in its middle. */
export function edgesOf(shape: number): { left: number; right: number } {
  const beside = (Math.min(WIDEST, Math.max(WIDTH, TALL * (shape || 0))) - WIDTH) / 2;
  return { left: -beside, right: WIDTH + beside };
}

export function middleOf(hex: { q: number; r: number }): Point {
  return { x: MIDDLE.x + 2 * W * (hex.q + hex.r / 2), y: MIDDLE.y + 1.5 * R * hex.r };
}

/** From the middle of a hex to the middle of a diamond. */
const OFFSET: Record<Side, Point> = { l: { x: -W / 2, y: -R / 4 }, r: { x: W / 2, y: -R / 4 }, b: { x: 0, y: R / 2 } };

/** The corners of a diamond around its own middle. */
const CORNERS: Record<Side, [number, number][]> = {
  l: [
    [W / 2, R / 4],
    [-W / 2, (3 * R) / 4],
    [-W / 2, -R / 4],
    [W / 2, (-3 * R) / 4],
  ],
  r: [
    [-W / 2, R / 4],
    [-W / 2, (-3 * R) / 4],
    [W / 2, -R / 4],
    [W / 2, (3 * R) / 4],
  ],
  b: [
    [0, -R / 2],
    [W, 0],
    [0, R / 2],
    [-W, 0],
  ],
};

/** Where things stand on a diamond: the marker, a cost, the lower discs of a mine, a marker that lies. */
export const STAND: Record<Side, Point> = { l: { x: -18, y: -7 }, r: { x: 18, y: -7 }, b: { x: -33, y: 3 } };
export const LIE: Record<Side, Point> = { l: { x: -9, y: 28 }, r: { x: 9, y: 28 }, b: { x: -32, y: 2 } };
export const PRICE: Record<Side, Point> = { l: { x: 16, y: -27 }, r: { x: -16, y: -27 }, b: { x: 33, y: 0 } };
export const DISCS: Record<Side, number> = { l: 17, r: -17, b: 17 };
const FORAGE: Point = { x: 47, y: 476 };

export function sideOf(ref: string): Side {
  return ref.at(-1) as Side;
}

function drawn(points: [number, number][], scale: number, at: Point): string {
  const corners = points.map(([x, y]) => `${(at.x + x * scale).toFixed(1)} ${(at.y + y * scale).toFixed(1)}`);
  return `M${corners.join("L")}z`;
}

export function diamond(side: Side, scale: number, at: Point = { x: 0, y: 0 }): string {
  return drawn(CORNERS[side], scale, at);
}

export function hexagon(at: Point, scale = 1): string {
  const corners: [number, number][] = [
    [0, -R],
    [W, -R / 2],
    [W, R / 2],
    [0, R],
    [-W, R / 2],
    [-W, -R / 2],
  ];
  return drawn(corners, scale, at);
}

/** Where everything stands, by reference, on a sheet that begins at `left`. */
export function places(view: NeulandView, left: number): Map<string, Point> {
  const found = new Map<string, Point>([["forage", { x: FORAGE.x + left, y: FORAGE.y }]]);
  const hexes = new Map(view.hexes.map((hex) => [hex.id, middleOf(hex)]));
  for (const hex of view.hexes) found.set(hex.ref, middleOf(hex));
  for (const slot of view.slots) {
    const middle = hexes.get(slot.hex) ?? MIDDLE;
    const offset = OFFSET[sideOf(slot.ref)];
    found.set(slot.ref, { x: middle.x + offset.x, y: middle.y + offset.y });
  }
  return found;
}

/** A free diamond shows the land itself: trees, furrows or peaks, scattered but always in the same way. */
export function land(hex: HexView, side: Side): string {
  const seed = Math.abs(hex.q * 7 + hex.r * 13 + "lrb".indexOf(side) * 5);
  return hex.terrain === null ? "" : LAND[hex.terrain](seed);
}

const LAND: Record<Terrain, (seed: number) => string> = {
  forest: (seed) =>
    [0, 1, 2].map((k) => tree(-13 + 12 * k + ((seed + k * 3) % 5), 4 + ((seed * (k + 2)) % 11) - 5)).join(""),
  field: () => [-2, -1, 0, 1, 2].map((k) => furrow(k)).join(""),
  mountain: (seed) => [0, 1].map((k) => peak(-15 + 13 * k + (seed % 4), 9 - ((seed + k * 5) % 9))).join(""),
};

function tree(x: number, y: number): string {
  return `M${x} ${y + 8}v-4M${x - 4} ${y + 4.5}l4-9 4 9z`;
}
function furrow(k: number): string {
  const start = -18 + 2 * Math.abs(k);
  return `M${start} ${k * 5}q9-3 18 0t${18 - 3 * Math.abs(k)} 0`;
}
function peak(x: number, y: number): string {
  return `M${x} ${y}l8-12 5 6 2-2 6 8M${x + 8} ${y - 12}l1 7M${x + 10.5} ${y - 9}l1 5`;
}

export interface Arrow {
  path: string;
  /** A point on the way, for the number that stands there. */
  on: (share: number) => Point;
}

/** A bowed arrow between two things; it begins and ends beside them, not on them. */
export function arrow(from: Point, to: Point): Arrow {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = { x: (to.x - from.x) / far, y: (to.y - from.y) / far };
  const bow = Math.min(34, 10 + far * 0.14);
  const a = { x: from.x + along.x * 9, y: from.y + along.y * 9 };
  const b = { x: to.x - along.x * 14, y: to.y - along.y * 14 };
  const c = { x: (a.x + b.x) / 2 + along.y * 2 * bow, y: (a.y + b.y) / 2 - along.x * 2 * bow };
  const on = (t: number): Point => ({
    x: (1 - t) ** 2 * a.x + 2 * t * (1 - t) * c.x + t * t * b.x,
    y: (1 - t) ** 2 * a.y + 2 * t * (1 - t) * c.y + t * t * b.y,
  });
  const at = (point: Point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  return { path: `M${at(a)}Q${at(c)} ${at(b)}`, on };
}
