import { expect, test } from 'vitest';
import { metresPerPixel, drawPath, projectionAround, scaleBar } from './plan-projection.ts';

const address = { latitude: 41.88, longitude: 123.95 };

test('the projection has its centre at 0, 0, north up and east to the right', () => {
  const project = projectionAround(address, 15);
  expect(project([123.95, 41.88])).toEqual([0, 0]);
  const [across, down] = project([123.96, 41.89]);
  expect(across).toBeGreaterThan(0);
  expect(down).toBeLessThan(0);
});

test('a tile of 256 px covers 360° / 2^zoom', () => {
  const project = projectionAround({ latitude: 0, longitude: 0 }, 15);
  expect(project([360 / 2 ** 15, 0])[0]).toBeCloseTo(256, 9);
  // The northern limit of the web Mercator world.
  expect(projectionAround({ latitude: 0, longitude: 0 }, 0)([0, 85.051129])[1]).toBeCloseTo(-128, 3);
});

test('the projection matches metresPerPixel', () => {
  // 1.19 m a pixel at the equator at zoom 17 (OpenStreetMap wiki, zoom levels).
  expect(metresPerPixel(0, 17)).toBeCloseTo(1.194, 3);
  const kilometre = 1000 / 111_320;
  const [, down] = projectionAround(address, 15)([123.95, 41.88 + kilometre]);
  expect(-down * metresPerPixel(41.88, 15)).toBeGreaterThan(990);
  expect(-down * metresPerPixel(41.88, 15)).toBeLessThan(1010);
});

test('drawPath leaves lines open, closes rings, and draws every polygon', () => {
  const project = projectionAround({ latitude: 0, longitude: 0 }, 15);
  const tile = 360 / 2 ** 15;
  const ring: [number, number][] = [
    [0, 0],
    [tile, 0],
    [tile, -tile],
    [0, 0],
  ];
  expect(drawPath({ type: 'LineString', coordinates: ring.slice(0, 2) }, project)).toBe('M0 0L256 0');
  expect(drawPath({ type: 'Polygon', coordinates: [ring] }, project)).toBe('M0 0L256 0L256 256L0 0Z');
  expect(drawPath({ type: 'MultiPolygon', coordinates: [[ring], [ring]] }, project).match(/Z/g)).toHaveLength(2);
});

test('the scale bar shows a round distance in at most 100 px', () => {
  expect(scaleBar(41.88, 15)).toEqual({ metres: 250, pixels: 70 });
  expect(scaleBar(0, 1)).toEqual({ metres: 100_000, pixels: 1 });
});
