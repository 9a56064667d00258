import { expect, it } from 'vitest';
import { isLand } from '../../../generators/natural-earth.mjs';
import { type Coordinates, coordinatesOf, pointOf } from './map-projection.ts';
import { namedPassages, seaRoute } from './sea-lanes.ts';

const dalian: Coordinates = [121.6, 38.9];

const ports: Record<string, Coordinates> = {
  Kitakyushu: [130.9, 34],
  Shanghai: [122.5, 31],
  Singapore: [103.9, 1.3],
  Chennai: [80.3, 13.1],
  'Jebel Ali': [55, 25.1],
  Nacala: [40.7, -14.5],
  'Port Hedland': [118.6, -20.3],
  Rotterdam: [4, 51.95],
};

/** The canal is too narrow for the outlines of the coasts. */
function isSuezCanal([longitude, latitude]: Coordinates): boolean {
  return Math.abs(longitude - 32.45) < 0.15 && latitude > 29.8 && latitude < 31.3;
}

/** Where a route between two ports lies on land, every few kilometres of it. */
function onLand(to: Coordinates): Coordinates[] {
  const points = seaRoute(pointOf(dalian), pointOf(to));
  return points.slice(1).flatMap((end, index) => {
    const start = points[index] ?? end;
    const samples = Array.from({ length: 40 }, (_, step): Coordinates => {
      const share = step / 40;
      return coordinatesOf({
        across: start.across + (end.across - start.across) * share,
        down: start.down + (end.down - start.down) * share,
      });
    });
    return samples.filter((coordinates) => isLand(...coordinates) && !isSuezCanal(coordinates));
  });
}

it('knows land', () => {
  expect(isLand(60, 55)).toBe(true);
  expect(isLand(60, 10)).toBe(false);
});

it.each(Object.entries(ports))('the route from Dalian to %s crosses no land', (_, port) => {
  expect(onLand(port)).toEqual([]);
});

it.each(Object.entries(ports))('the route from Dalian to %s ends near the port', (_, port) => {
  const end = seaRoute(pointOf(dalian), pointOf(port)).at(-1);
  const wanted = pointOf(port);
  expect(Math.hypot((end?.across ?? Infinity) - wanted.across, (end?.down ?? Infinity) - wanted.down)).toBeLessThan(6);
});

it('names the straits of a route', () => {
  const names = { malacca: 'Malacca', suez: 'Suez', gibraltar: 'Gibraltar' };
  const passed = (from: Coordinates, to: Coordinates) =>
    namedPassages([{ points: seaRoute(pointOf(from), pointOf(to)) }], names).map(({ name }) => name);
  expect(passed(dalian, [4, 51.95])).toEqual(['Malacca', 'Suez', 'Gibraltar']);
  expect(passed(dalian, [55, 25.1])).toEqual(['Malacca']);
  expect(passed(dalian, [130.9, 34])).toEqual([]);
});
