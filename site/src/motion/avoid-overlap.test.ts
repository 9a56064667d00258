import { expect, test } from 'vitest';
import { type Box, distance, offsetIntoBounds, offsetToAvoid } from './avoid-overlap.ts';

const window = { left: 0, top: 80, right: 1200, bottom: 800 };
const logo = { left: 500, top: 400, right: 600, bottom: 500 };

function moved(box: Box, { x, y }: { x: number; y: number }): Box {
  return { left: box.left + x, top: box.top + y, right: box.right + x, bottom: box.bottom + y };
}

function gap(one: Box, other: Box): number {
  const x = Math.max(one.left - other.right, other.left - one.right);
  return Math.max(x, one.top - other.bottom, other.top - one.bottom);
}

test('the box stays in place when nothing is near', () => {
  expect(offsetToAvoid(logo, { left: 630, top: 400, right: 700, bottom: 440 }, window)).toEqual({ x: 0, y: 0 });
});

test.each([
  ['covered', { left: 520, top: 420, right: 560, bottom: 450 }],
  ['twenty pixels to the right', { left: 620, top: 400, right: 700, bottom: 440 }],
  ['a carousel as wide as the window', { left: 0, top: 350, right: 1200, bottom: 640 }],
  ['in a corner', { left: 480, top: 380, right: 1200, bottom: 800 }],
])('the box avoids the focused element: %s', (_, focused) => {
  const box = moved(logo, offsetToAvoid(logo, focused, window));
  expect(gap(box, focused)).toBeGreaterThanOrEqual(distance);
  expect(box.left).toBeGreaterThanOrEqual(window.left);
  expect(box.top).toBeGreaterThanOrEqual(window.top);
  expect(box.right).toBeLessThanOrEqual(window.right);
  expect(box.bottom).toBeLessThanOrEqual(window.bottom);
});

test('the box takes the shortest way', () => {
  const focused = { left: 590, top: 300, right: 900, bottom: 600 };
  expect(offsetToAvoid(logo, focused, window)).toEqual({ x: -34, y: 0 });
});

test('the box stays in place when there is no room', () => {
  expect(offsetToAvoid(logo, window, window)).toEqual({ x: 0, y: 0 });
});

test.each([
  ['under the header', { left: 500, top: 20, right: 600, bottom: 120 }, { x: 0, y: 60 }],
  ['under the side bar', { left: 1150, top: 760, right: 1250, bottom: 860 }, { x: -50, y: -60 }],
  ['unobscured', logo, { x: 0, y: 0 }],
])('a focused box moves into view: %s', (_, box, offset) => {
  expect(offsetIntoBounds(box, window)).toEqual(offset);
});
