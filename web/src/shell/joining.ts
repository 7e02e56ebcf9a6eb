/** The page of a pasted invitation: a whole link, or only its path; null when it is neither. */
export function tablePath(text: string): string | null {
  const found = text.trim().match(/\/table\/([\w-]+)(#[\w-]+)?$/);
  return found ? `/table/${found[1]}${found[2] ?? ""}` : null;
}

/** The code of another device, typed or in its link; null when it is neither. */
export function deviceCode(text: string): string | null {
  const found = text.trim().match(/^(?:.*#device=)?([a-z0-9]{4})[\s-]?([a-z0-9]{4})$/i);
  return found ? `${found[1]}-${found[2]}` : null;
}
