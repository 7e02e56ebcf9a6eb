/** The outline of a toothed wheel around x, y. */
export function cog(x: number, y: number, teeth: number, root: number, tip: number): string {
  const step = (2 * Math.PI) / teeth;
  const corner = (turn: number, radius: number) =>
    `${(x + radius * Math.sin(turn)).toFixed(1)} ${(y - radius * Math.cos(turn)).toFixed(1)}`;
  const corners = Array.from({ length: teeth }, (_, tooth) => {
    const at = tooth * step;
    const [wide, slim] = [0.3 * step, 0.19 * step];
    return [corner(at - wide, root), corner(at - slim, tip), corner(at + slim, tip), corner(at + wide, root)];
  });
  return `M${corners.flat().join("L")}z`;
}
