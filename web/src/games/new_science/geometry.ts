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
  "symbolic_algebra>falling_bodies":
    "M126 383C130.6 380.3 130.2 371.7 150 369" +
    "C169.8 366.3 195.8 368.1 230 369C264.2 369.9 295.8 372.9 330 374" +
    "C364.2 375.1 386.8 376.3 410 375C433.2 373.7 440.6 371.8 452 367" +
    "C463.4 362.2 466.6 353.2 470 350",
  "falling_bodies>speed_of_light":
    "M458 299C451.5 296.1 432.2 293.3 424 284" +
    "C415.8 274.7 417.3 262.9 415 250C412.7 237.1 418.6 226.3 412 216" +
    "C405.4 205.7 401.3 200.6 380 196C358.7 191.4 327.4 192.4 300 192" +
    "C272.6 191.6 250.8 195.3 236 194C221.2 192.7 224.7 186.7 222 185",
  "gas>atmospheric_pressure":
    "M596 299C589.2 296 574.4 286.2 560 283" + "C545.6 279.8 530.3 284.5 520 282C509.7 279.5 508.7 272.3 506 270",
  "moons_of_jupiter>calculus":
    "M330 208C324.3 206.3 332.3 200.5 300 199" +
    "C267.7 197.5 190.8 202.8 160 200C129.2 197.2 142.4 195.4 138 184" +
    "C133.6 172.6 137.8 152.9 137 140C136.2 127.1 137.6 122.1 134 116" +
    "C130.4 109.9 122.2 111 118 108C113.8 105 113.1 101.5 112 100",
  "physics_4>universal_gravitation":
    "M320 118C316.2 116.3 306.8 110.9 300 109" + "C293.2 107.1 288.2 109.7 284 108C279.8 106.3 279.1 101.5 278 100",
  "infinite_series>laws_of_motion":
    "M104 123C106.7 121.1 99.8 115.3 118 113" +
    "C136.2 110.7 159.7 111.8 200 111C240.3 110.2 293.5 109.6 330 109" +
    "C366.5 108.4 377.9 109.7 392 108C406.1 106.3 401.7 101.5 404 100",
  "boyles_law>laws_of_motion":
    "M630 123C624.3 121.1 620.9 115.5 600 113" +
    "C579.1 110.5 545.5 110.8 520 110C494.5 109.2 478.9 110.9 466 109" +
    "C453.1 107.1 454.7 101.7 452 100",
  "atmospheric_pressure>boyles_law":
    "M514 208C518.9 206.1 523.7 200.3 540 198" +
    "C556.3 195.7 582.1 196.8 600 196C617.9 195.2 626.4 196.1 634 194" +
    "C641.6 191.9 638.9 186.7 640 185",
  "blood_circulation>combustion":
    "M728 292C723.1 289.7 709.2 288 702 280C694.8 272 691.9 262.5 690 250" +
    "C688.1 237.5 687.8 225.4 692 214C696.2 202.6 707.7 202.2 712 190" +
    "C716.3 177.8 714.9 163.3 714.5 150C714.1 136.7 720.4 127.6 710 120" +
    "C699.6 112.4 676.7 112.3 660 110C643.3 107.7 630.7 109.9 622 108" +
    "C613.3 106.1 615.5 101.5 614 100",
  "iatrochemistry>capillaries":
    "M640 383C646.8 379.8 667.5 376.1 676 366" +
    "C684.5 355.9 682.3 342.5 685 330C687.7 317.5 686 309.5 690 300" +
    "C694 290.5 698.4 284.4 706 280C713.6 275.6 723.9 278.9 730 277" +
    "C736.1 275.1 736.5 271.3 738 270",
  "corpuscular_theory>microorganisms":
    "M646 208C651.7 206.3 663.5 201.7 676 199" +
    "C688.5 196.3 703.7 199.1 712 194C720.3 188.9 718 182.3 719.5 172" +
    "C721 161.7 719.5 150.6 720 140C720.5 129.4 718.6 122.1 722 116" +
    "C725.4 109.9 734.2 111 738 108C741.8 105 741.2 101.5 742 100",
  "symbolic_algebra>logarithms": "M94 382C94 368 100 364 100 350",
  "logarithms>mathematics_3": "M100 298C100 284 120 289 120 275",
  "mathematics_3>infinite_series": "M112 203C112 189 79 199 79 185",
  "infinite_series>calculus": "M79 123C79 109 96 114 96 100",
  "astrology>astronomy_2": "M372 382C372 368 340 373 340 359",
  "astronomy_2>moons_of_jupiter": "M336 287C336 273 344 284 344 270",
  "moons_of_jupiter>speed_of_light": "M344 208C344 193 209 200 209 185",
  "speed_of_light>universal_gravitation": "M195 123C195 109 250 114 250 100",
  "laws_of_attraction>falling_bodies": "M492 382C492 368 486 364 486 350",
  "falling_bodies>atmospheric_pressure": "M486 298C486 284 486 284 486 270",
  "atmospheric_pressure>physics_4": "M486 208C486 194 474 204 474 190",
  "physics_4>laws_of_motion": "M427 118C427 104 427 114 427 100",
  "iatrochemistry>gas": "M618 382C618 368 618 364 618 350",
  "gas>corpuscular_theory": "M618 298C618 284 624 284 624 270",
  "corpuscular_theory>boyles_law": "M624 208C624 194 659 199 659 185",
  "boyles_law>combustion": "M645 123C645 109 592 114 592 100",
  "anatomy>blood_circulation": "M750 382C750 368 752 368 752 354",
  "blood_circulation>capillaries": "M752 292C752 278 754 284 754 270",
  "capillaries>cells": "M754 208C754 194 775 199 775 185",
  "cells>microorganisms": "M775 123C775 109 758 114 758 100",
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
