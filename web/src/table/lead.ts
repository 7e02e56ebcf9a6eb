const SELF = /^(You|Your|Vous|Votre|Vos)(?=\s)/;

/** Splits who did it from what was done, so that the name can stand out. */
export function lead(sentence: string, name: string | null): [string, string] {
  if (name && sentence.startsWith(name)) return [name, sentence.slice(name.length)];
  const self = sentence.match(SELF)?.[0] ?? "";
  return [self, sentence.slice(self.length)];
}
