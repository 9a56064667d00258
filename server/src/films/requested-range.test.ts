import { expect, it } from 'vitest';
import { requestedRange } from './requested-range.ts';

it.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-200', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-200', { start: 0, end: 99 }],
  ['bytes=99-', { start: 99, end: 99 }],
  ['bytes=100-', null],
  ['bytes=100-200', null],
  ['bytes=-0', null],
  [undefined, undefined],
  ['bytes=-', undefined],
  ['bytes=20-10', undefined],
  ['bytes=0-1,5-6', undefined],
  ['items=0-1', undefined],
  ['bytes=a-b', undefined],
])('reads %j of 100 bytes', (header, range) => {
  expect(requestedRange(header, 100)).toEqual(range);
});
