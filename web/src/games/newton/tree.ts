import type { SpaceView } from "./view";

/** Where the spaces of the tree stand in a box of this size, and how large its things are drawn. */
export interface Growth {
  wide: number;
  high: number;
  /** A low box has no room for two lines in an objective. */
  low: boolean;
  /** How large spaces and figures are, beside their full size. */
  scale: number;
  goal: { wide: number; high: number };
  across: (space: SpaceView) => number;
  down: (space: SpaceView) => number;
}

const FULL = { wide: 66, high: 30 };
const LINE = { wide: 122, high: 16.5 };
const TALLEST = 248; // a higher box shows the same tree larger
const LOWEST = 102;
const LOW = 204; // below it two lines of an objective would lie on the next one
const SMALLEST = 0.64;
const EDGE = 18; // half a tile, or a student's hat

/** The tree as wide as its box, so that no bands are left beside it, and never drawn smaller than its words can be. */
export function grown(tree: SpaceView[], box: { wide: number; high: number }): Growth {
  const high = Math.min(TALLEST, Math.max(LOWEST, box.high || TALLEST));
  const wide = Math.min(1200, Math.max(360, box.high ? (high * box.wide) / box.high : 0));
  const low = high < LOW;
  const goal = low ? LINE : FULL;
  const last = Math.max(1, ...tree.map((space) => space.x));
  const [top, bottom] = [Math.min(...tree.map((space) => space.y)), Math.max(1, ...tree.map((space) => space.y))];
  const scale = low ? Math.max(SMALLEST, high / LOW) : 1;
  const edge = EDGE * scale;
  // the ends stand at the right edge, with a figure's room before them
  const step = (wide - goal.wide - 62) / Math.max(1, last - 1);
  const pitch = (high - 2 * edge) / (bottom - top);
  return {
    wide,
    high,
    low,
    scale,
    goal,
    across: (space) => (space.x < last ? 26 + step * space.x : wide - goal.wide / 2 - 6),
    down: (space) => edge + pitch * (space.y - top),
  };
}
