import { expect, test } from 'vitest';
import { formatAmount, formatReward, formatShare } from './format-amount.ts';

test.each([
  [1000, '1000', '1,000', '1000'],
  [10_000, '1万', '10,000', '10\u00A0000'],
  [42_600, '4.26万', '42,600', '42\u00A0600'],
  [99_999.99, '9.999999万', '99,999.99', '99\u00A0999,99'],
  [1_260_000, '126万', '1,260,000', '1\u00A0260\u00A0000'],
  [150_000_000, '1.5亿', '150,000,000', '150\u00A0000\u00A0000'],
])('formatAmount formats %d in each language', (amount, cn, en, ru) => {
  expect([formatAmount('cn', amount), formatAmount('en', amount), formatAmount('ru', amount)]).toEqual([cn, en, ru]);
});

test('formatShare formats a share in each language', () => {
  expect([formatShare('cn', 0.01), formatShare('en', 0.01), formatShare('ru', 0.01)]).toEqual(['1%', '1%', '1\u00A0%']);
});

test('formatReward groups four digits like five', () => {
  expect([formatReward('cn', 1000), formatReward('cn', 42_600)]).toEqual(['1,000', '42,600']);
  expect([formatReward('ru', 1000), formatReward('ru', 500)]).toEqual(['1\u00A0000', '500']);
});
