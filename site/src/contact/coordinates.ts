/**
 * Chinese maps use shifted coordinates: AMap uses GCJ-02, and Baidu uses BD-09, which shifts GCJ-02 once more. The
 * formulas and constants are the published ones; they hold only inside China.
 */
export type Point = { latitude: number; longitude: number };

const radius = 6_378_245;
const eccentricity = 0.006693421622965943;
const { PI, abs, atan2, cos, hypot, sin, sqrt } = Math;

function isOutsideChina({ latitude, longitude }: Point): boolean {
  return longitude < 72.004 || longitude > 137.8347 || latitude < 0.8293 || latitude > 55.8271;
}

/** The periodic terms that both shifts share; the value is the longitude, or the latitude for the latitude shift. */
function waves(value: number, short: readonly [number, number], long: readonly [number, number]): number {
  const near = 20 * sin(value * PI) + 40 * sin((value / 3) * PI);
  const far = short[0] * sin((value / short[1]) * PI) + long[0] * sin((value / long[1]) * PI);
  return ((near + far) * 2) / 3;
}

function sharedWaves(x: number): number {
  return ((20 * sin(6 * x * PI) + 20 * sin(2 * x * PI)) * 2) / 3;
}

/** Converts WGS-84, which satellites and world maps use, to GCJ-02. */
export function toGcj02(point: Point): Point {
  if (isOutsideChina(point)) return point;
  const { latitude, longitude } = point;
  const [x, y] = [longitude - 105, latitude - 35];
  const root = sqrt(abs(x));
  const north =
    -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * root + sharedWaves(x) + waves(y, [160, 12], [320, 30]);
  const east =
    300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * root + sharedWaves(x) + waves(x, [150, 12], [300, 30]);
  const radians = (latitude / 180) * PI;
  const flattening = 1 - eccentricity * sin(radians) ** 2;
  return {
    latitude: latitude + (north * 180) / (((radius * (1 - eccentricity)) / flattening ** 1.5) * PI),
    longitude: longitude + (east * 180) / ((radius / sqrt(flattening)) * cos(radians) * PI),
  };
}

/** Converts GCJ-02 to BD-09. */
export function gcj02ToBd09({ latitude, longitude }: Point): Point {
  const turn = (PI * 3000) / 180;
  const distance = hypot(longitude, latitude) + 0.00002 * sin(latitude * turn);
  const angle = atan2(latitude, longitude) + 0.000003 * cos(longitude * turn);
  return { latitude: distance * sin(angle) + 0.006, longitude: distance * cos(angle) + 0.0065 };
}

export function toBd09(point: Point): Point {
  return isOutsideChina(point) ? point : gcj02ToBd09(toGcj02(point));
}
