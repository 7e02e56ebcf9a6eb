/** What a game's folder may use: one import for board authors. See games/README.md. */
export { default as Icon } from "./art/Icon.svelte";
export type * from "./scene";
export { useTable } from "./table/context";
export { default as Drawing } from "./table/Drawing.svelte";
export { default as Leaves } from "./table/Leaves.svelte";
export { default as SeatMark } from "./table/SeatMark.svelte";
export { default as SeatPeg } from "./table/SeatPeg.svelte";
export type { Say } from "./table/speech.svelte";
export { still } from "./table/travel";
export { default as Words } from "./text/Words.svelte";
export { within } from "./touch/choices";
