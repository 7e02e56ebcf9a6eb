/**
 * How a window is used. Narrow ones (phone, tablet, a phone on its side, a laptop zoomed in) show a part of the table
 * at a time; a large one shows the same plate larger. The style sheets ask the same questions of the window.
 */
export const NARROW = "(max-width: 1179px), (max-height: 610px)";
/** An upright tablet has room for one's own things below the board. */
export const TABLET = "(min-width: 700px) and (max-width: 1179px) and (min-height: 900px)";

/** As high a plate, at most, has no room for everything beside the board. */
export const LOW = 820;

const PLATE = { width: 1366, height: 730 }; // the window the plate is drawn for
const LEAST = 690; // a lower one shows it a little smaller, down to what can still be read
const SMALLEST = 0.9;
const LARGEST = 2.6;

/** How much larger than drawn a window shows the plate. */
export function enlarged(width: number, height: number): number {
  if (height < LEAST) return Math.max(SMALLEST, height / LEAST);
  const room = Math.min(width / PLATE.width, height / PLATE.height);
  return Math.max(1, Math.min(LARGEST, Math.floor(room * 50) / 50));
}
