/** The page of a pasted invitation: a whole link, or only its path; null when it is neither. */
export function tablePath(text: string): string | null {
  const found = text.trim().match(/\/table\/([\w-]+)(#[\w-]+)?$/);
  return found ? `/table/${found[1]}${found[2] ?? ""}` : null;
}
