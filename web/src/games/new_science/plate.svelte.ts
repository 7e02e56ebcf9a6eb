import { type Box, HIGH, SPOTS, TALL, WIDE, WIDTH } from "./geometry";

const BROADEST = 1.27; // lower cartouches would not hold their lines

/**
 * How the tree is drawn: geometry.ts stretched to the shape of its window. A broad plate is lower before it is wider,
 * so that its type is larger in a low window.
 */
class Plate {
  /** How much broader than drawn. */
  #broad = $state(1);
  #x = $derived(Math.cbrt(this.#broad));
  #y = $derived(this.#x ** -2);
  width = $derived(WIDTH * this.#x);
  tall = $derived(TALL * this.#y);
  wide = $derived(WIDE * this.#x);
  high = $derived(HIGH * this.#y);

  fill(width: number, height: number): void {
    this.#broad = Math.min(BROADEST, Math.max(1, width / Math.max(1, height) / (WIDTH / TALL)));
  }
  x(at: number): number {
    return at * this.#x;
  }
  y(at: number): number {
    return at * this.#y;
  }
  get scale(): string {
    return `scale(${this.#x} ${this.#y})`;
  }
  spot(id: string): [x: number, y: number] {
    const [x, y] = SPOTS[id] ?? [0, 0];
    return [this.x(x), this.y(y)];
  }
  box({ left, right, top, bottom }: Box): Box {
    return { left: this.x(left), right: this.x(right), top: this.y(top), bottom: this.y(bottom) };
  }
  /** A path of absolute points. */
  path(d: string): string {
    return d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${round(this.x(+x))} ${round(this.y(+y))}`);
  }
}
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
export const plate = new Plate();
