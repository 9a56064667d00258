import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('writes lines that spreadsheets read, in any language', () => {
  expect(
    csvOf([
      ['时间', 'кто'],
      ['a,b', 'say "no"\nand go'],
    ]),
  ).toBe('\uFEFF"时间","кто"\r\n"a,b","say ""no""\nand go"\r\n');
});

it.each(['=1+1', '+86', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =HYPERLINK("x")', '\n=1'])('makes text of %j', (text) => {
  expect(csvOf([[text]])).toContain(`"'${text.replaceAll('"', '""')}"`);
});

it('leaves other cells as they are', () => {
  expect(csvOf([['2026-11-23 09:00:00', 'content.save', '']])).toBe(
    '\uFEFF"2026-11-23 09:00:00","content.save",""\r\n',
  );
});
