/** Where each discovery hangs on the tree: the upper left corner of its cartouche, on a plate of 854 by 504. */
export const SPOTS: Record<string, [x: number, y: number]> = {
  symbolic_algebra: [41, 376],
  logarithms: [47, 292],
  analytic_geometry: [43, 208],
  probability_theory: [153, 208],
  infinite_series: [26, 123],
  calculus: [43, 38],
  astrology: [319, 376],
  heliocentrism: [191, 292],
  planetary_motion: [301, 292],
  moons_of_jupiter: [291, 208],
  speed_of_light: [142, 123],
  universal_gravitation: [209, 38],
  laws_of_attraction: [439, 376],
  falling_bodies: [433, 292],
  atmospheric_pressure: [433, 208],
  pendulum_theory: [264, 123],
  light_spectrum: [374, 123],
  elastic_force: [484, 123],
  laws_of_motion: [374, 38],
  iatrochemistry: [565, 376],
  gas: [565, 292],
  corpuscular_theory: [571, 208],
  boyles_law: [606, 123],
  combustion: [539, 38],
  anatomy: [697, 376],
  blood_circulation: [699, 292],
  capillaries: [701, 208],
  cells: [722, 123],
  microorganisms: [705, 38],
};

/** Branches and vines drawn by hand, "from>to"; a group is named by its id. Any other is led by route() in edges.ts. */
export const CURVES: Record<string, string> = {
  "laws_of_attraction>astronomy_2":
    "M478 386C475.3 383.5 472 377.2 464 373C456 368.8 447 365.3 436 364" +
    "C425 362.7 414 366.9 406 366C398 365.1 396.3 360.3 394 359",
  "symbolic_algebra>logarithms": "M94 382C94 368 100 364 100 350",
  "logarithms>mathematics_3": "M100 298C100 284 120 289 120 275",
  "mathematics_3>infinite_series": "M112 203C112 189 79 199 79 185",
  "astrology>astronomy_2": "M372 382C372 368 340 373 340 359",
  "astronomy_2>moons_of_jupiter": "M336 287C336 273 344 284 344 270",
  "moons_of_jupiter>speed_of_light": "M344 208C344 193 209 200 209 185",
  "laws_of_attraction>falling_bodies": "M492 382C492 368 486 364 486 350",
  "falling_bodies>atmospheric_pressure": "M486 298C486 284 486 284 486 270",
  "atmospheric_pressure>physics_4": "M486 208C486 194 474 204 474 190",
  "physics_4>laws_of_motion": "M427 118C427 104 427 114 427 100",
  "iatrochemistry>gas": "M618 382C618 368 618 364 618 350",
  "gas>corpuscular_theory": "M618 298C618 284 624 284 624 270",
  "corpuscular_theory>boyles_law": "M624 208C624 194 659 199 659 185",
  "anatomy>blood_circulation": "M750 382C750 368 752 368 752 354",
  "blood_circulation>capillaries": "M752 292C752 278 754 284 754 270",
  "capillaries>cells": "M754 208C754 194 775 199 775 185",
};

export const WIDTH = 854;
export const TALL = 504;
export const WIDE = 106; // a cartouche
export const HIGH = 62;
/** The middle of the ribbon of each field, at the foot of the tree, and its half width. */
export const RIBBONS: Record<string, [x: number, half: number]> = {
  mathematics: [94, 52],
  astronomy: [372, 46],
  physics: [492, 40],
  chemistry: [618, 46],
  biology: [750, 40],
};
/** A leaf, growing from 0, 0 to the right. */
export const LEAF = "M0 0C2.5-4.5 8-4.5 11 0 8 3.5 2.5 3.5 0 0zM0 0H8";

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
/** The outline of a box whose corners are cut out in quarters of a circle. */
export function scooped({ left, right, top, bottom }: Box, r: number): string {
  const above = `M${left + r} ${top}H${right - r}a${r} ${r} 0 0 0 ${r} ${r}`;
  const below = `V${bottom - r}a${r} ${r} 0 0 0-${r} ${r}H${left + r}a${r} ${r} 0 0 0-${r}-${r}`;
  return `${above}${below}V${top + r}a${r} ${r} 0 0 0 ${r}-${r}z`;
}
