import type { Opening } from "./scene";

/** A table this device has a seat at. Secrets never leave it, except as the links that are handed out. */
export interface Kept {
  id: string;
  game: string;
  /** Seats played at this screen. */
  mine: Record<number, string>;
  /** Seats kept for friends, until their link is used elsewhere. */
  friends: Record<number, string>;
  opened: number;
  opening?: Opening;
  /** The curtain between two people at one screen was put away. */
  open?: boolean;
}

const KEY = "virtuosi.tables";
const MOST = 40;

export function keptTables(): Kept[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

export function keptTable(id: string): Kept | undefined {
  return keptTables().find((kept) => kept.id === id);
}

export function keep(kept: Kept): void {
  const others = keptTables().filter((other) => other.id !== kept.id);
  localStorage.setItem(KEY, JSON.stringify([kept, ...others].slice(0, MOST)));
}

export function forget(id: string): void {
  localStorage.setItem(KEY, JSON.stringify(keptTables().filter((kept) => kept.id !== id)));
}

/** Small preferences: name, level, theme. */
export function preference(name: string, fallback: string): string {
  return localStorage.getItem(`virtuosi.${name}`) ?? fallback;
}
export function prefer(name: string, value: string): void {
  localStorage.setItem(`virtuosi.${name}`, value);
}

/** The link that lets a friend sit down; the secret stays in the fragment and is never sent to a server log. */
export function seatLink(table: string, secret: string): string {
  return `${location.origin}/table/${table}#${secret}`;
}
