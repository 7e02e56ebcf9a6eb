import { type Box, CURVES, HIGH, SPOTS, TALL, WIDE } from "./geometry";
import type { ArrowView, DiscoveryView } from "./view";

/** A branch (same field) or a vine (another field): what must be known, and what it opens. */
interface Edge {
  key: string;
  d: string;
  kind: "branch" | "vine";
  from: string[]; // one of them is enough
  to: string[];
}
interface Group {
  id: string;
  members: string[];
}
type Point = [number, number];

const GUTTER = 11; // half the space between two rows
const FRAME = 5;

export function groupsOf(discoveries: DiscoveryView[]): Group[] {
  const found = new Map<string, string[]>();
  for (const one of discoveries) if (one.group) found.set(one.group, [...(found.get(one.group) ?? []), one.id]);
  return [...found].map(([id, members]) => ({ id, members })).filter((group) => group.members.length > 1);
}

export function boxOf(members: string[]): Box {
  const spots = members.map((id): Point => SPOTS[id] ?? [0, 0]);
  const margin = members.length > 1 ? FRAME : 0;
  return {
    left: Math.min(...spots.map(([x]) => x)) - margin,
    right: Math.max(...spots.map(([x]) => x)) + WIDE + margin,
    top: (spots[0]?.[1] ?? 0) - margin,
    bottom: (spots[0]?.[1] ?? 0) + HIGH + margin,
  };
}

/** Every arrow of the view as it is: to a discovery, or to the frame of a group that asks for it as a whole. */
export function edgesOf(arrows: ArrowView[]): Edge[] {
  return arrows.map((arrow, turn) => {
    const key = `${arrow.needs_frame ?? arrow.needs.join("|")}>${arrow.opens_frame ?? arrow.opens.join("|")}`;
    const d = CURVES[key] ?? route(arrow.needs, arrow.opens, turn);
    return { key, d, kind: arrow.own_field ? "branch" : "vine", from: arrow.needs, to: arrow.opens };
  });
}

/** A way through the spaces between the cartouches, for a prerequisite nobody has drawn by hand. */
export function route(from: string[], to: string[], turn: number): string {
  const start = boxOf(from);
  const end = boxOf(to);
  const shift = ((turn % 5) - 2) * 3;
  const x0 = clamp(centre(end), start.left + 14, start.right - 14);
  const x1 = clamp(centre(start), end.left + 14, end.right - 14);
  const points: Point[] = [[x0, start.top]];
  let x = x0;
  for (const top of rowsBetween(end.bottom, start.top)) {
    const gap = gapIn(top, (x + x1) / 2) + shift;
    points.push([x, top + HIGH + GUTTER + shift], [gap, top + HIGH + GUTTER + shift]);
    x = gap;
  }
  points.push([x, end.bottom + GUTTER + shift], [x1, end.bottom + GUTTER + shift], [x1, end.bottom]);
  return smooth(points.filter((point, index) => index === 0 || distance(point, points[index - 1] as Point) > 3));
}

function rowsBetween(above: number, below: number): number[] {
  const rows = [...new Set(Object.values(SPOTS).map(([, y]) => y))];
  return rows.filter((y) => y > above && y + HIGH < below).sort((one, other) => other - one);
}

/** The middle of the nearest free space in a row. */
function gapIn(top: number, near: number): number {
  const taken = Object.values(SPOTS).filter(([, y]) => y === top);
  const edges = taken.map(([x]) => x).sort((one, other) => one - other);
  const gaps = edges.slice(1).map((x, index) => [(edges[index] ?? 0) + WIDE, x] as Point);
  const free = gaps
    .filter(([left, right]) => right - left > 8)
    .map(([left, right]) => clamp(near, left + 5, right - 5));
  return free.sort((one, other) => Math.abs(one - near) - Math.abs(other - near))[0] ?? near;
}

/** A line through points, rounded at its corners. */
function smooth(points: Point[]): string {
  let d = `M${points[0]?.join(" ")}`;
  for (let index = 1; index < points.length - 1; index++) {
    const corner = points[index] as Point;
    const before = towards(corner, points[index - 1] as Point);
    const after = towards(corner, points[index + 1] as Point);
    d += `L${before.join(" ")}Q${corner.join(" ")} ${after.join(" ")}`;
  }
  return `${d}L${points.at(-1)?.join(" ")}`;
}

function towards(from: Point, to: Point): Point {
  const share = Math.min(9, distance(from, to) / 2) / Math.max(1, distance(from, to));
  return [round(from[0] + (to[0] - from[0]) * share), round(from[1] + (to[1] - from[1]) * share)];
}

/** Where leaves grow along a curve: x, y and the direction in degrees. */
export function leavesOn(edge: Edge): [number, number, number][] {
  const line = sampled(edge.d);
  const count = edge.kind === "branch" ? 2 : Math.max(2, Math.round(line.length / 26));
  return Array.from({ length: count }, (_, index) => {
    const at = Math.min(line.length - 2, Math.max(1, Math.round(((index + 0.6) / (count + 0.2)) * line.length)));
    const [x, y] = line[at] as Point;
    const [ax, ay] = line[at - 1] as Point;
    const turn = (Math.atan2(y - ay, x - ax) * 180) / Math.PI + (index % 2 ? 55 : -55);
    return [round(x), round(y), Math.round(turn)];
  });
}

/** Points about every three units along a path of M, L, Q and C. */
function sampled(d: string): Point[] {
  const found: Point[] = [];
  let at: Point = [0, 0];
  for (const [, letter, rest] of d.matchAll(/([MLQC])([^MLQC]*)/g)) {
    const numbers = (rest ?? "").match(/-?[\d.]+/g)?.map(Number) ?? [];
    const points = Array.from(
      { length: numbers.length / 2 },
      (_, index) => [numbers[2 * index], numbers[2 * index + 1]] as Point,
    );
    const step = letter === "C" ? 3 : letter === "Q" ? 2 : 1;
    for (let index = 0; index + step <= points.length; index += step) {
      const hull = [at, ...points.slice(index, index + step)];
      const end = hull.at(-1) as Point;
      const many = letter === "M" ? 1 : Math.max(1, Math.round(distance(at, end) / 3));
      for (let part = 1; part <= many; part++) found.push(letter === "M" ? end : bezier(hull, part / many));
      at = end;
    }
  }
  return found;
}

function bezier(hull: Point[], t: number): Point {
  if (hull.length === 1) return hull[0] as Point;
  const next = hull.slice(1).map(([x, y], index) => {
    const [px, py] = hull[index] as Point;
    return [px + (x - px) * t, py + (y - py) * t] as Point;
  });
  return bezier(next, t);
}

function centre(box: Box): number {
  return (box.left + box.right) / 2;
}
function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}
function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
function round(value: number): number {
  return Math.round(Math.min(value, TALL * 2) * 10) / 10;
}
