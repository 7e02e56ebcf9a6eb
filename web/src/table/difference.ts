/** What leads from one value to another, as the server spells it: see virtuosi/server/difference.py. */
export type Difference = { [name: string]: Difference } | [] | [value: unknown] | Splice;
type Splice = [place: number, gone: number, come: unknown[]];
type Parts = Record<string, unknown>;

/** The old value as a difference changes it. It stays as it was, and whatever does not change is the same object. */
export function applied(old: unknown, difference: Difference): unknown {
  if (!Array.isArray(difference)) return inside(old as Parts, difference);
  if (difference.length === 1) return difference[0];
  const [place, gone, come] = difference as Splice;
  const list = [...(old as unknown[])];
  list.splice(place, gone, ...come);
  return list;
}

function inside(old: Parts, changes: { [name: string]: Difference }): unknown {
  const found = (Array.isArray(old) ? [...old] : { ...old }) as Parts;
  for (const [name, inner] of Object.entries(changes)) {
    if (Array.isArray(inner) && inner.length === 0) delete found[name];
    else found[name] = applied(old[name], inner);
  }
  return found;
}
