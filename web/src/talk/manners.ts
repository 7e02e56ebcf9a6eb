/** How this device wants the talk of a table: what was read of it, who is not heard, whether it is wanted at all. */
export interface Manners {
  table: string;
  read: { seats: number; spectators: number };
  muted: number[];
  off: boolean;
}

const KEY = "virtuosi.talk";
const MOST = 60;

function all(): Manners[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

export function mannersAt(table: string): Manners {
  return (
    all().find((one) => one.table === table) ?? { table, read: { seats: 0, spectators: 0 }, muted: [], off: false }
  );
}

export function keepManners(manners: Manners): void {
  const others = all().filter((one) => one.table !== manners.table);
  localStorage.setItem(KEY, JSON.stringify([manners, ...others].slice(0, MOST)));
}
