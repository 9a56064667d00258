import { expect, test } from 'vitest';
import { advanceRotation, dragRotation, newRotation, rotateTo } from './globe-rotation.ts';

const frame = 1 / 30;

function rotateFor(rotation: ReturnType<typeof newRotation>, seconds: number, automatic: boolean): boolean {
  let moves = true;
  for (let at = 0; at < seconds; at += frame) moves = advanceRotation(rotation, frame, automatic);
  return moves;
}

test('the globe rotates once a minute, and only while the rotation is automatic', () => {
  const rotation = newRotation();
  const { longitude } = rotation.facing;
  expect(advanceRotation(rotation, frame, false)).toBe(false);
  expect(rotation.facing.longitude).toBe(longitude);
  rotateFor(rotation, 5, true);
  const before = rotation.facing.longitude;
  rotateFor(rotation, 5, true);
  expect(before - rotation.facing.longitude).toBeCloseTo(30, 0);
});

test.each([
  [-48.75, -1.54],
  [151.25, -23.83],
])('rotateTo turns the globe to a point, where it stays: %d, %d', (longitude, latitude) => {
  const rotation = newRotation();
  rotateTo(rotation, { longitude, latitude });
  expect(rotateFor(rotation, 3, false)).toBe(false);
  expect(rotation.facing.longitude).toBeCloseTo(longitude, 0);
  expect(rotation.facing.latitude).toBeCloseTo(latitude, 0);
});

test('rotateTo takes the shorter way across the date line', () => {
  const rotation = newRotation();
  rotation.facing.longitude = 170;
  rotateTo(rotation, { longitude: -170, latitude: 0 });
  advanceRotation(rotation, frame, false);
  expect(rotation.facing.longitude).toBeGreaterThan(170);
});

test('the globe never tilts beyond 60°', () => {
  const rotation = newRotation();
  dragRotation(rotation, 0, 200, frame);
  expect(rotation.facing.latitude).toBeLessThan(60);
  rotateTo(rotation, { longitude: 0, latitude: 89 });
  rotateFor(rotation, 3, false);
  expect(rotation.facing.latitude).toBeLessThan(60);
});

test('after a drag the globe keeps rotating and slows down', () => {
  const rotation = newRotation();
  dragRotation(rotation, 3, 0, frame);
  const released = rotation.facing.longitude;
  advanceRotation(rotation, frame, false);
  expect(rotation.facing.longitude - released).toBeGreaterThan(2);
  expect(rotateFor(rotation, 4, false)).toBe(false);
});

test('the globe does not rotate by itself while it is dragged', () => {
  const rotation = newRotation();
  rotation.grabbed = true;
  const { longitude } = rotation.facing;
  rotateFor(rotation, 2, true);
  expect(rotation.facing.longitude).toBe(longitude);
});
