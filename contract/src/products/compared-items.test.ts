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
  [['ＢＹ－ＣＰＣ－０１０１，by‑c2'], ['BY-CPC-0101', 'BY-C2']],
  [
    ['BY—CPC–0101', 'BY−C2'],
    ['BY-CPC-0101', 'BY-C2'],
  ],
  [
    ['ВУ-СРС-0101', 'АВСЕНКМОРТХУ', 'ву-с2'],
    ['BY-CPC-0101', 'ABCEHKMOPTXY', 'BY-C2'],
  ],
  [['<b>', 'Б', 'Ж-1', '', 'A'.repeat(41)], []],
])('reads %j', (values, items) => {
  expect(comparedItems(values)).toEqual(items);
});
