import type { Height, Size } from "./view";

/** Measures of the test chamber, seen from the side: a beam at some height visibly passes over what is lower. */
export const WIDTH = 496;
const TALL = 400;
const TALLEST = 720;
const PITCH = 94;
const LARGEST = 1.35;
export const EDGE: Record<Size, number> = { large: 62, medium: 45, small: 28 };
const LEVEL: Record<Height, number> = { high: 54, middle: 37, low: 19 };
export const MUZZLE = 117;
export const WALL = 464;

/** The chamber as its window lets it be drawn: in a high one the lanes lie farther apart and the dice are larger. */
export interface Plan {
  tall: number;
  pitch: number;
  /** How much larger than drawn a die is. */
  scale: number;
  near: number;
  far: number;
}
/** Of a window so many times as wide as high. */
export function planOf(shape: number): Plan {
  const tall = Math.min(TALLEST, Math.max(TALL, WIDTH / shape));
  const scale = Math.min(LARGEST, tall / TALL);
  const larger = scale - 1;
  return { tall, pitch: (PITCH * tall) / TALL, scale, near: 238 - 34 * larger, far: 384 - 40 * larger };
}

/** The bench of a lane (1 to 4). */
export function benchOf(plan: Plan, lane: number): number {
  return plan.pitch * lane - 10;
}
/** How high above its bench a beam passes. */
export function levelOf(plan: Plan, height: Height): number {
  return LEVEL[height] * plan.scale;
}
export function beamOf(plan: Plan, lane: number, height: Height): number {
  return benchOf(plan, lane) - levelOf(plan, height);
}

/** Where the pips of a face lie, on a square of side 1. */
export function pips(value: number): [number, number][] {
  const a = 0.28;
  const m = 0.5;
  const z = 0.72;
  const faces: Record<number, [number, number][]> = {
    1: [[m, m]],
    2: [
      [a, a],
      [z, z],
    ],
    3: [
      [a, a],
      [m, m],
      [z, z],
    ],
    4: [
      [a, a],
      [z, a],
      [a, z],
      [z, z],
    ],
    5: [
      [a, a],
      [z, a],
      [m, m],
      [a, z],
      [z, z],
    ],
    6: [
      [a, a],
      [z, a],
      [a, m],
      [z, m],
      [a, z],
      [z, z],
    ],
  };
  return faces[value] ?? [];
}
