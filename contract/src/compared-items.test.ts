import { expect, it } from 'vitest';
import { comparedItems } from './compared-items.ts';

it.each([
  [['BY-CPC-0101.BY-C2'], ['BY-CPC-0101', 'BY-C2']],
  [
    ['BY-CPC-0101', 'by-c2'],
    ['BY-CPC-0101', 'BY-C2'],
  ],
  [['BY-1.BY-1, BY-2A'], ['BY-1', 'BY-2A']],
  [['A.B.C.D.E'], ['A', 'B', 'C', 'D']],
  [['<b>', 'Б', '', 'A'.repeat(41)], []],
])('reads %j', (values, items) => {
  expect(comparedItems(values)).toEqual(items);
});
