/** A table this device knows. Who holds which seat, the server says. */
export interface Kept {
  id: string;
  game: string;
  /** Invitations to seats kept for friends, handed out as links. */
  friends: Record<number, string>;
  /** Of a table opened with an earlier version: what was a seat's secret is an invitation now. */
  mine?: Record<number, string>;
  opened: number;
  /** The curtain between two people at one screen was put away. */
  open?: boolean;
}

const KEY = "virtuosi.tables";
const GUEST = "virtuosi.guest";
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

/** Who this device is to the house: made here, told to nobody else, and it holds all seats taken with it. */
export function ownKey(): string {
  const known = localStorage.getItem(GUEST);
  if (known) return known;
  const key = freshKey();
  localStorage.setItem(GUEST, key);
  return key;
}

/** Random, not to be guessed: works on plain http too, where crypto.randomUUID does not exist. */
export function freshKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Small preferences: name, level, theme. */
export function preference(name: string, fallback: string): string {
  return localStorage.getItem(`virtuosi.${name}`) ?? fallback;
}
export function prefer(name: string, value: string): void {
  localStorage.setItem(`virtuosi.${name}`, value);
}

/** The link that lets a friend sit down; the invitation stays in the fragment and is never sent to a server log. */
export function seatLink(table: string, invitation: string): string {
  return `${location.origin}/table/${table}#${invitation}`;
}
/** The link that lets another device in. */
export function deviceLink(code: string): string {
  return `${location.origin}/#device=${code}`;
}
