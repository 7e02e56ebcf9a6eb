import type { Sheet, SheetLine } from "../scene";

interface Part {
  lines: SheetLine[];
  points: number;
}

/** A sheet in two parts: the points a seat has for sure, and those that come only at the end, as things stand. */
export function parted(sheet: Sheet): { earned: Part; later: Part } {
  return {
    earned: part(sheet.lines.filter((line) => !line.later)),
    later: part(sheet.lines.filter((line) => line.later)),
  };
}

function part(lines: SheetLine[]): Part {
  return { lines, points: lines.reduce((sum, line) => sum + line.points, 0) };
}
