import { expect, test } from 'vitest';
import { vectorOf } from './globe-grid.ts';
import { traceRoute } from './globe-painter.ts';
import { routePoints } from './globe-routes.ts';
import { frontView, turnView } from './globe-view.ts';

type Point = { x: number; y: number };

/** A fake drawing context that records the lines drawn with it. */
function recordingPen() {
  const lines: Point[][] = [];
  return {
    lines,
    moveTo: (x: number, y: number) => void lines.push([{ x, y }]),
    lineTo: (x: number, y: number) => void lines.at(-1)?.push({ x, y }),
  };
}

const fushun = { longitude: 123.9, latitude: 41.9 };
const brazil = { longitude: -48.75, latitude: -1.54 };

function linesOf(facing: typeof fushun): Point[][] {
  const pen = recordingPen();
  const view = frontView();
  turnView(view, facing);
  const route = routePoints(fushun, brazil);
  traceRoute(pen, view, route, route.length, 1);
  return pen.lines;
}

function radius({ x, y }: Point): number {
  return Math.hypot(x, y);
}

test('a route starts and ends on the surface and rises in between', () => {
  const route = routePoints(fushun, brazil);
  const heights = route.map(({ x, y, z }) => Math.hypot(x, y, z));
  expect(heights[0]).toBeCloseTo(1, 9);
  expect(heights.at(-1)).toBeCloseTo(1, 9);
  expect(Math.max(...heights)).toBeGreaterThan(1.1);
  const end = vectorOf(brazil);
  expect(route.at(-1)?.x).toBeCloseTo(end.x, 9);
  expect(route.at(-1)?.z).toBeCloseTo(end.z, 9);
});

test('a route to a market behind the globe ends at the limb', () => {
  const [line, ...others] = linesOf(fushun);
  expect(others).toEqual([]);
  expect(radius(line?.[0] ?? { x: 9, y: 9 })).toBeCloseTo(0, 6);
  expect(radius(line?.at(-1) ?? { x: 0, y: 0 })).toBeCloseTo(1, 1);
});

test('a route from a company behind the globe starts at the limb', () => {
  const [line, ...others] = linesOf(brazil);
  expect(others).toEqual([]);
  expect(radius(line?.[0] ?? { x: 0, y: 0 })).toBeCloseTo(1, 1);
  expect(radius(line?.at(-1) ?? { x: 9, y: 9 })).toBeCloseTo(0, 6);
});

test('a route behind the globe is hidden', () => {
  const pen = recordingPen();
  const view = frontView();
  turnView(view, { longitude: -80, latitude: -42 });
  const route = routePoints(fushun, { longitude: 106.7, latitude: 20.9 });
  traceRoute(pen, view, route, route.length, 1);
  expect(pen.lines).toEqual([]);
});

test('a route that rises over the limb is visible until it sinks behind it', () => {
  const [line, ...others] = linesOf({ longitude: 95, latitude: 22 });
  expect(others).toEqual([]);
  expect(Math.max(...(line ?? []).map(radius))).toBeGreaterThan(1.05);
  expect(radius(line?.at(-1) ?? { x: 0, y: 0 })).toBeCloseTo(1, 2);
});
