import type { Height, Size } from "./view";

/** Measures of the test chamber, seen from the side: a beam at some height visibly passes over what is lower. */
export const WIDTH = 496;
export const TALL = 400;
export const PITCH = 94;
const BENCH = 84;
export const EDGE: Record<Size, number> = { large: 62, medium: 45, small: 28 };
const LEVEL: Record<Height, number> = { high: 54, middle: 37, low: 19 };
export const NEAR = 238;
export const FAR = 384;
export const MUZZLE = 117;
export const WALL = 464;

/** The bench of a lane (1 to 4). */
export function benchOf(lane: number): number {
  return BENCH + PITCH * (lane - 1);
}
export function beamOf(lane: number, height: Height): number {
  return benchOf(lane) - LEVEL[height];
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
