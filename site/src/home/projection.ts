/**
 * The map's projection: equirectangular, conformal near 33° of latitude, centred on the Pacific. It is cut at 30° west
 * in the Atlantic and covers 76° north to 56° south.
 */
export const map = { width: 1000, height: 436, west: -30, north: 76, perLongitude: 1000 / 360, perLatitude: 3.3 };

export type Point = { x: number; y: number };

export function project({ latitude, longitude }: { latitude: number; longitude: number }): Point {
  const eastward = (longitude - map.west + 360) % 360;
  return { x: round(eastward * map.perLongitude), y: round((map.north - latitude) * map.perLatitude) };
}

/** A route as one arc that bends north by a quarter of its length. */
export function route(from: Point, to: Point): string {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const bend = across >= 0 ? 0.25 : -0.25;
  const [x, y] = [(from.x + to.x) / 2 + down * bend, (from.y + to.y) / 2 - across * bend];
  return `M${from.x} ${from.y}Q${round(x)} ${round(y)} ${to.x} ${to.y}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
