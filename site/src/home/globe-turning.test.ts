import { expect, test } from 'vitest';
import { dragOn, newTurning, turnOn, turnTo } from './globe-turning.ts';

const frame = 1 / 30;

function turnFor(turning: ReturnType<typeof newTurning>, seconds: number, byItself: boolean): boolean {
  let moves = true;
  for (let at = 0; at < seconds; at += frame) moves = turnOn(turning, frame, byItself);
  return moves;
}

test('turns once a minute by itself, and only then', () => {
  const turning = newTurning();
  const { longitude } = turning.facing;
  expect(turnOn(turning, frame, false)).toBe(false);
  expect(turning.facing.longitude).toBe(longitude);
  turnFor(turning, 5, true);
  const before = turning.facing.longitude;
  turnFor(turning, 5, true);
  expect(before - turning.facing.longitude).toBeCloseTo(30, 0);
});

test.each([
  [-48.75, -1.54],
  [151.25, -23.83],
])('turns to a place and stays there', (longitude, latitude) => {
  const turning = newTurning();
  turnTo(turning, { longitude, latitude });
  expect(turnFor(turning, 3, false)).toBe(false);
  expect(turning.facing.longitude).toBeCloseTo(longitude, 0);
  expect(turning.facing.latitude).toBeCloseTo(latitude, 0);
});

test('takes the shorter way, across the date line', () => {
  const turning = newTurning();
  turning.facing.longitude = 170;
  turnTo(turning, { longitude: -170, latitude: 0 });
  turnOn(turning, frame, false);
  expect(turning.facing.longitude).toBeGreaterThan(170);
});

test('never tips over', () => {
  const turning = newTurning();
  dragOn(turning, 0, 200, frame);
  expect(turning.facing.latitude).toBeLessThan(60);
  turnTo(turning, { longitude: 0, latitude: 89 });
  turnFor(turning, 3, false);
  expect(turning.facing.latitude).toBeLessThan(60);
});

test('swings on after a drag, slower and slower', () => {
  const turning = newTurning();
  dragOn(turning, 3, 0, frame);
  const released = turning.facing.longitude;
  turnOn(turning, frame, false);
  expect(turning.facing.longitude - released).toBeGreaterThan(2);
  expect(turnFor(turning, 4, false)).toBe(false);
});

test('stands while a hand holds it', () => {
  const turning = newTurning();
  turning.held = true;
  const { longitude } = turning.facing;
  turnFor(turning, 2, true);
  expect(turning.facing.longitude).toBe(longitude);
});
