/** The points of every seat after so many moves. */
export interface Moment {
  number: number;
  points: number[];
}

/** What the curves lie between, and where their line of balance is. */
export interface Range {
  low: number;
  high: number;
  zero: number;
}

/** Who has won a match that is over, as shares of one. */
export function shares(ranking: number[]): number[] {
  const winners = ranking.filter((place) => place === 1).length;
  return ranking.map((place) => (place === 1 ? 1 / winners : 0));
}

/** At most so many of the moments, evenly taken, with the beginning and the end among them. */
export function sampled(moments: number[], last: number, most: number): number[] {
  const all = [...new Set([0, ...moments.filter((one) => one > 0 && one < last), last])];
  if (all.length <= most) return all;
  const step = (all.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => all[Math.round(index * step)] as number);
}

/** Lines in a box of that size: moves to the right, points upwards; `zero` is where no points are, or as told. */
export function scaled(
  moments: Moment[],
  width: number,
  height: number,
  range?: Range,
): { lines: [number, number][][]; zero: number } {
  const values = moments.flatMap((moment) => moment.points);
  const low = range?.low ?? Math.min(0, ...values);
  const high = range?.high ?? Math.max(low + 1, ...values);
  const last = Math.max(1, moments.at(-1)?.number ?? 1);
  const x = (number: number) => Math.round((number / last) * width);
  const y = (points: number) => Math.round(height - ((points - low) / (high - low)) * height);
  const seats = moments[0]?.points.length ?? 0;
  const lines = Array.from({ length: seats }, (_, seat) =>
    moments.map(({ number, points }): [number, number] => [x(number), y(points[seat] ?? 0)]),
  );
  return { lines, zero: y(range?.zero ?? 0) };
}
