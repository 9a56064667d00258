import { expect, it } from 'vitest';
import { receiptFile } from './receipt-file.ts';

const number = '0123-4567-8901-2345';

it('contains the number and its address', () => {
  const place = 'https://example.com/en/submission';
  expect(receiptFile({ title: 'Receipt number', number, place })).toBe(
    'Receipt number\r\n0123 4567 8901 2345\r\nhttps://example.com/en/submission\r\n',
  );
});

it('omits the address of a report', () => {
  expect(receiptFile({ title: '回执编号', number, place: undefined })).toBe('回执编号\r\n0123 4567 8901 2345\r\n');
});
