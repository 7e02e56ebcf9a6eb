import type { Component } from "svelte";
import type { Row, Scene } from "../scene";
import type { Language } from "../text/render";

/** How a game presents itself before anything of it is fetched. */
export interface Face {
  /** Its number among the plates on the home page. */
  plate: number;
  minutes: number;
  /** How many can sit, as printed; the server's list decides once it knows the game. */
  players: [number, number];
  words: Record<Language, { title: string; period: string; line: string }>;
  /** House colours (1..5) of seat 0, 1, ...; 1, 2, 3 unless said. */
  seats?: number[];
  /** How many sit down when somebody presses Play; 2 unless said. */
  usual?: number;
  /** Icon of a choice in the bar, from its move ("fire", "move(2)"). */
  icon?: (move: string) => string | null;
  /** Whether somebody sees what others may not, with these options; yes unless said. A curtain falls only then. */
  hides?: (options: Record<string, boolean | string>) => boolean;
  /** The board draws the preview of a move itself. */
  showsPreview?: boolean;
}

type BoardProps = { view: unknown; scene: Scene };
type BoardPart = Component<BoardProps>;
export type RowPart = Component<{ view: unknown; seat: number; row: Row }>;
type EndPart = Component<{ view: unknown }>;

const faces = import.meta.glob<{ face: Face }>("./*/face.ts", { eager: true });
const vignettes = import.meta.glob<string>("./*/vignette.svg", { query: "?raw", import: "default", eager: true });
import.meta.glob("./*/accent.css", { eager: true });
const boards = import.meta.glob<{ default: BoardPart }>("./*/Board.svelte");
const owns = import.meta.glob<{ default: BoardPart }>("./*/Own.svelte");
const rows = import.meta.glob<{ default: RowPart }>("./*/Row.svelte");
const ends = import.meta.glob<{ default: EndPart }>("./*/End.svelte");

function folder(path: string): string {
  return path.split("/")[1] as string;
}

export const FACES: [string, Face][] = Object.entries(faces)
  .map(([path, module]): [string, Face] => [folder(path), module.face])
  .sort(([, one], [, other]) => one.plate - other.plate);

export function faceOf(game: string): Face | undefined {
  return faces[`./${game}/face.ts`]?.face;
}
/** The picture on the home page, as markup; its classes are drawn by style/vignette.css. */
export function vignetteOf(game: string): string {
  return vignettes[`./${game}/vignette.svg`] ?? "";
}

export interface Parts {
  Board: BoardPart | null;
  Own: BoardPart | null;
  Row: RowPart | null;
}

async function part<T>(load: (() => Promise<{ default: T }>) | undefined): Promise<T | null> {
  return load ? (await load()).default : null;
}

export async function fetchParts(game: string): Promise<Parts> {
  const [Board, Own, Row] = await Promise.all([
    part(boards[`./${game}/Board.svelte`]),
    part(owns[`./${game}/Own.svelte`]),
    part(rows[`./${game}/Row.svelte`]),
  ]);
  return { Board, Own, Row };
}
/** What the game adds to the final sheet. */
export function fetchEnd(game: string): Promise<EndPart | null> {
  return part(ends[`./${game}/End.svelte`]);
}
