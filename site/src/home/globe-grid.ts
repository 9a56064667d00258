/** The sampling grid of the globe's land: rows of points from the south, evenly spaced in both directions. */
const step = 1.3;
const rowHeight = step * Math.sqrt(0.75);

export const rowCount = Math.floor(180 / rowHeight);

export type GeoPoint = { latitude: number; longitude: number };

export function pointsInRow(row: number): number {
  return Math.max(1, Math.round((360 * Math.cos(radians(latitudeOf(row)))) / step));
}

/** The coordinates of a point; every second row is shifted by half a step. */
export function pointInRow(row: number, index: number): GeoPoint {
  const shift = row % 2 === 0 ? 0.25 : 0.75;
  return { latitude: latitudeOf(row), longitude: ((index + shift) * 360) / pointsInRow(row) - 180 };
}

/** Axes: towards 0°/0°, towards 90° east on the equator, towards the North Pole. */
export type Vector = { x: number; y: number; z: number };

/** The position of a point on the unit sphere. */
export function vectorOf({ latitude, longitude }: GeoPoint): Vector {
  const [up, around] = [radians(latitude), radians(longitude)];
  return { x: Math.cos(up) * Math.cos(around), y: Math.cos(up) * Math.sin(around), z: Math.sin(up) };
}

function latitudeOf(row: number): number {
  return (row - (rowCount - 1) / 2) * rowHeight;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
