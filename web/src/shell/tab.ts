const LETTER =
  '<rect width="32" height="32" rx="6" fill="#f3ead8"/>' +
  '<path d="M7 8h6l-1 1 4.5 12L21 9l-1-1h5l-1 1-7 16h-2L8 9z" fill="#2b241d"/>';
const LAMP = '<circle cx="25" cy="25" r="6.5" fill="#c9760a" stroke="#f3ead8" stroke-width="1.5"/>';

function mark(turn: boolean): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${LETTER}${turn ? LAMP : ""}</svg>`;
}

/** Title and favicon say whose turn it is, also when the tab lies behind others. */
export function showInTab(title: string, turn: boolean): void {
  document.title = turn ? `● ${title}` : title;
  const icon = document.getElementById("favicon") as HTMLLinkElement | null;
  if (icon) icon.href = `data:image/svg+xml,${encodeURIComponent(mark(turn))}`;
}
