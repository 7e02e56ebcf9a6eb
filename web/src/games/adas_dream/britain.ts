/** Where a city of the data lies on the map. */
export function place(city: { x: number; y: number }): { x: number; y: number } {
  return { x: 24 + 2.95 * city.x, y: 10 + 3 * city.y };
}

/** Where a city's name stands beside it, so that names do not collide. */
export const NAMES: Record<string, [number, number, "start" | "middle" | "end"]> = {
  london: [8, 4, "start"],
  oxford: [-11, 2, "end"],
  cambridge: [10, 10, "start"],
  bristol: [-6, 17, "end"],
  exeter: [-11, 0, "end"],
  lampeter: [-11, 4, "end"],
  birmingham: [-12, 2, "end"],
  manchester: [3, -10, "end"],
  sheffield: [12, 4, "start"],
  leeds: [-11, -3, "end"],
  durham: [12, 4, "start"],
  edinburgh: [10, 12, "start"],
  glasgow: [-11, 4, "end"],
  st_andrews: [11, 4, "start"],
  aberdeen: [11, 4, "start"],
  dublin: [0, 20, "middle"],
  brighton: [9, 4, "start"],
  southampton: [0, 16, "middle"],
  bath: [7, 6, "start"],
  plymouth: [8, 6, "start"],
  norwich: [-2, -9, "middle"],
  cardiff: [-8, -6, "end"],
  coventry: [4, -8, "start"],
  derby: [9, 3, "start"],
  stoke: [-9, 4, "end"],
  liverpool: [-9, 3, "end"],
  york: [9, 4, "start"],
  newcastle: [9, 5, "start"],
  carlisle: [-9, 3, "end"],
  dundee: [-9, 2, "end"],
};
