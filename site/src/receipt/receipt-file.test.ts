import { expect, it } from 'vitest';
import { receiptFile } from './receipt-file.ts';

const number = '0123-4567-8901-2345';

it('the receipt file contains the number and its URL', () => {
  const url = 'https://example.com/en/submission';
  expect(receiptFile({ title: 'Receipt number', number, url })).toBe(
    'Receipt number\r\n0123 4567 8901 2345\r\nhttps://example.com/en/submission\r\n',
  );
});

it('the receipt file of a report has no URL', () => {
  expect(receiptFile({ title: '回执编号', number, url: undefined })).toBe('回执编号\r\n0123 4567 8901 2345\r\n');
});
