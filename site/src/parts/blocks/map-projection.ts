/** A point of a drawing of routes, in the plan's units: 100 across, 60 down. */
export type Point = { across: number; down: number };

/**
 * The map behind routes, from Europe to Japan: equirectangular, conformal near 35° of latitude. The plan of 100 by 60
 * units is its inner part. `site/generators/coasts.mjs` draws the coasts with the same numbers.
 */
export const map = { west: -10, north: 64, perLongitude: 1 / 1.55, perLatitude: 1 / 1.27 };

/** Longitude and latitude. */
export type Coordinates = readonly [number, number];

export function pointOf([longitude, latitude]: Coordinates): Point {
  return { across: (longitude - map.west) * map.perLongitude, down: (map.north - latitude) * map.perLatitude };
}

export function coordinatesOf({ across, down }: Point): Coordinates {
  return [across / map.perLongitude + map.west, map.north - down / map.perLatitude];
}
