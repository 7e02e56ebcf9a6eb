import { createSubscriber } from "svelte/reactivity";

const watched = new WeakMap<SVGSVGElement, () => void>();

/** How many pixels a unit inside this part of a drawing is long on the screen; kept as it is sized and zoomed. */
export function seenScale(part: SVGGraphicsElement): number {
  const svg = part.ownerSVGElement;
  if (svg) watch(svg);
  const matrix = part.getScreenCTM();
  return matrix ? Math.hypot(matrix.a, matrix.b) : 0;
}

function watch(svg: SVGSVGElement): void {
  const known = watched.get(svg) ?? createSubscriber((update) => observe(svg, update));
  watched.set(svg, known);
  known();
}

function observe(svg: SVGSVGElement, update: () => void): () => void {
  const size = new ResizeObserver(update);
  const frame = new MutationObserver(update);
  size.observe(svg);
  frame.observe(svg, { attributeFilter: ["viewBox"] });
  return () => {
    size.disconnect();
    frame.disconnect();
  };
}
