import { receiptDigits } from 'contract/submissions/conversation.ts';
import { describe, expect, it } from 'vitest';
import { groupDigits } from './group-digits.ts';

/** `|` is the caret. */
function typed(written: string, forward = false): string {
  const { value, caret } = groupDigits({ value: written.replace('|', ''), caret: written.indexOf('|') }, forward);
  return `${value.slice(0, caret)}|${value.slice(caret)}`;
}

describe('groupDigits groups digits during input', () => {
  it.each([
    ['1|', '1|'],
    ['1234|', '1234|'],
    ['12345|', '1234 5|'],
    ['1234 5678 9012 3456|', '1234 5678 9012 3456|'],
    ['1234 5678 9012 34567|', '1234 5678 9012 3456 7|'],
  ])('%s becomes %s', (written, grouped) => {
    expect(typed(written)).toBe(grouped);
  });
});

describe('groupDigits accepts every notation', () => {
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

describe('groupDigits keeps the caret behind the same digit', () => {
  it.each([
    // A digit was inserted or deleted in the middle.
    ['12934| 5678', '1293 4|567 8'],
    ['12|4 5678', '12|45 678'],
    // The gap itself was deleted: the caret moves over it, and the next key deletes a digit.
    ['1234|5678', '1234| 5678'],
    ['|1234 5678', '|1234 5678'],
  ])('%s becomes %s', (written, grouped) => {
    expect(typed(written)).toBe(grouped);
  });

  it('skips a gap after forward deletion', () => {
    expect(typed('1234|5678', true)).toBe('1234 |5678');
  });
});

it('groupDigits does not change text that is not a number', () => {
  expect(typed('12a4|5')).toBe('12a4|5');
  expect(typed('Номер: 1234|')).toBe('Номер: 1234|');
});
