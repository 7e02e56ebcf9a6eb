/** Cameos: profiles cut from paper. Two gentlemen, a lady; who is which. */
const DRAWN = import.meta.glob<string>("./cameos/*.svg", { query: "?raw", import: "default", eager: true });
const LADIES = new Set(["s5", "r06", "r07", "r10", "t02", "t06", "t12", "t13", "t18", "t25", "t28", "t29"]);

export function cameoOf(id: string): string {
  const who = LADIES.has(id) ? "lady" : Number(id.at(-1)) % 2 === 0 ? "gentleman" : "scholar";
  return DRAWN[`./cameos/${who}.svg`] ?? "";
}
