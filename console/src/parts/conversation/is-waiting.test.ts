import { expect, it } from 'vitest';
import { isWaiting } from './is-waiting.ts';

it.each([
  ['visitor', 'received', true],
  ['visitor', 'inProgress', true],
  ['visitor', 'answered', false],
  ['visitor', 'closed', false],
  ['staff', 'inProgress', false],
] as const)(
  'says of a conversation whose last entry is the %s’s and that is %s whether it waits: %s',
  (lastFrom, status, is) => {
    expect(isWaiting({ lastFrom, status })).toBe(is);
  },
);
