import { geoOrthographic } from 'd3-geo';
import { expect, test } from 'vitest';
import { vectorOf } from './globe-grid.ts';
import { dotProduct, frontView, turnView } from './globe-view.ts';

const points = [
  { longitude: 123.9, latitude: 41.9 },
  { longitude: -48.75, latitude: -1.54 },
  { longitude: 179, latitude: -80 },
];

test.each(points)('turnView agrees with d3’s orthographic projection facing $latitude, $longitude', (facing) => {
  const projection = geoOrthographic().scale(1).translate([0, 0]).rotate([-facing.longitude, -facing.latitude]);
  const view = frontView();
  turnView(view, facing);
  for (const point of points) {
    const [right, down] = projection([point.longitude, point.latitude]) ?? [];
    expect(dotProduct(view.right, vectorOf(point))).toBeCloseTo(right ?? Number.NaN, 9);
    expect(dotProduct(view.down, vectorOf(point))).toBeCloseTo(down ?? Number.NaN, 9);
  }
  expect(dotProduct(view.near, vectorOf(facing))).toBeCloseTo(1, 9);
});
