import { expect, test } from 'vitest';
import { gcj02ToBd09, toBd09, toGcj02 } from './coordinates.ts';

/** From the tests of github.com/googollee/eviltransform and github.com/wandergis/coordtransform. */
const gcj02Pairs = [
  { city: 'Shanghai', wgs84: [31.1774276, 121.5272106], gcj02: [31.17530398364597, 121.531541859215] },
  { city: 'Shenzhen', wgs84: [22.543847, 113.912316], gcj02: [22.540796131694766, 113.9171764808363] },
  { city: 'Beijing', wgs84: [39.911954, 116.377817], gcj02: [39.91334545536069, 116.38404722455657] },
  { city: 'Beijing, Tiananmen', wgs84: [39.915, 116.404], gcj02: [39.91640428150164, 116.41024449916938] },
] as const;

test.each(gcj02Pairs)('toGcj02 converts WGS-84 to GCJ-02 in $city', ({ wgs84, gcj02 }) => {
  const { latitude, longitude } = toGcj02({ latitude: wgs84[0], longitude: wgs84[1] });
  // A millionth of a degree is a tenth of a metre. The two sources assume slightly different ellipsoids.
  expect(latitude).toBeCloseTo(gcj02[0], 6);
  expect(longitude).toBeCloseTo(gcj02[1], 6);
});

test('gcj02ToBd09 converts GCJ-02 to BD-09', () => {
  const { latitude, longitude } = gcj02ToBd09({ latitude: 39.915, longitude: 116.404 });
  expect(latitude).toBeCloseTo(39.92133699351021, 9);
  expect(longitude).toBeCloseTo(116.41036949371029, 9);
});

test('toBd09 converts WGS-84 by way of GCJ-02', () => {
  const tiananmen = { latitude: 39.915, longitude: 116.404 };
  expect(toBd09(tiananmen)).toEqual(gcj02ToBd09(toGcj02(tiananmen)));
});

test.each([
  { latitude: 55.7558, longitude: 37.6173 },
  { latitude: -33.8688, longitude: 151.2093 },
])('a point outside China is not shifted: $latitude, $longitude', (point) => {
  expect(toGcj02(point)).toEqual(point);
  expect(toBd09(point)).toEqual(point);
});
