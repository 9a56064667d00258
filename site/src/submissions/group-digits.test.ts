import { receiptDigits } from 'contract/conversation.ts';
import { describe, expect, it } from 'vitest';
import { groupDigits } from './group-digits.ts';

/** `|` is the caret. */
function typed(written: string, forward = false): string {
  const { value, caret } = groupDigits({ value: written.replace('|', ''), caret: written.indexOf('|') }, forward);
  return `${value.slice(0, caret)}|${value.slice(caret)}`;
}

describe('groups while it is typed', () => {
  it.each([
    ['1|', '1|'],
    ['1234|', '1234|'],
    ['12345|', '1234 5|'],
    ['1234 5678 9012 3456|', '1234 5678 9012 3456|'],
    ['1234 5678 9012 34567|', '1234 5678 9012 3456 7|'],
  ])('%s is %s', (written, grouped) => {
    expect(typed(written)).toBe(grouped);
  });
});

describe('takes every way of writing', () => {
  it.each([
    ['1234-5678-9012-3456|', '1234 5678 9012 3456|'],
    ['１２３４５６７８９０１２３４５６|', '1234 5678 9012 3456|'],
    ['  1234\u00A05678–9012·3456 |', '1234 5678 9012 3456|'],
    ['1234567890123456|', '1234 5678 9012 3456|'],
  ])('%s', (written, grouped) => {
    expect(typed(written)).toBe(grouped);
    expect(receiptDigits(grouped.replace('|', ''))).toBe('1234567890123456');
  });
});

describe('leaves the caret where the writer is', () => {
  it.each([
    // A digit is put in, or taken out, in the middle.
    ['12934| 5678', '1293 4|567 8'],
    ['12|4 5678', '12|45 678'],
    // The gap itself was taken out: the caret goes over it, and the next key meets a digit.
    ['1234|5678', '1234| 5678'],
    ['|1234 5678', '|1234 5678'],
  ])('%s becomes %s', (written, grouped) => {
    expect(typed(written)).toBe(grouped);
  });

  it('goes over a gap that was deleted forwards', () => {
    expect(typed('1234|5678', true)).toBe('1234 |5678');
  });
});

it('does not touch what is no number', () => {
  expect(typed('12a4|5')).toBe('12a4|5');
  expect(typed('Номер: 1234|')).toBe('Номер: 1234|');
});
