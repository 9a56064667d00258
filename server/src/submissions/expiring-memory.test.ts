import { expect, it } from 'vitest';
import { ExpiringMemory } from './expiring-memory.ts';

it('remembers for its span, and the first value only', () => {
  const clock = { now: 0 };
  const memory = new ExpiringMemory<string>(1000, 10, () => clock.now);
  expect(memory.remember('a', 'first')).toBe(true);
  clock.now = 999;
  expect(memory.remember('a', 'second')).toBe(true);
  expect(memory.get('a')).toBe('first');
  clock.now = 1000;
  expect(memory.get('a')).toBeUndefined();
});

it('when it is full, forgets nothing and remembers nothing new until there is room', () => {
  const clock = { now: 0 };
  const memory = new ExpiringMemory<string>(1000, 2, () => clock.now);
  memory.remember('a', '1');
  clock.now = 500;
  memory.remember('b', '2');
  expect(memory.remember('c', '3')).toBe(false);
  expect([memory.get('a'), memory.get('b'), memory.get('c')]).toEqual(['1', '2', undefined]);
  clock.now = 1000;
  expect(memory.remember('c', '3')).toBe(true);
  expect([memory.get('a'), memory.get('b'), memory.get('c')]).toEqual([undefined, '2', '3']);
});
