import house from "./icons.svg?raw";
import plates from "./plates.svg?raw";

/**
 * Sprites stand once in the page, so that an icon is there with the first paint. A game may bring its own icons.svg.
 */
const known = new Set<string>();
const PREFIX = "i-";

function addSprite(source: string): void {
  for (const match of source.matchAll(/<symbol id="([^"]+)"/g)) known.add(match[1] as string);
  const holder = document.createElement("div");
  holder.hidden = true;
  holder.innerHTML = source.replaceAll('<symbol id="', `<symbol id="${PREFIX}`);
  document.body.prepend(holder);
}

export function isIcon(name: string): boolean {
  return known.has(name);
}

export function iconHref(name: string): string {
  return `#${PREFIX}${name}`;
}

const sprites = import.meta.glob<string>("../games/*/icons.svg", { query: "?raw", import: "default", eager: true });
for (const source of [house, plates, ...Object.values(sprites)]) addSprite(source);
