import { expect, it } from 'vitest';
import { phoneText } from './phone-text.ts';

it('has the code of the country for readers abroad only', () => {
  expect(phoneText('400-000-0000', 'cn')).toBe('400-000-0000');
  expect(phoneText('400-000-0000', 'en')).toBe('+86\u00A0400-000-0000');
  expect(phoneText('0411-0000-0000', 'ru')).toBe('+86\u00A0411-0000-0000');
  expect(phoneText('+7 495 000-00-00', 'ru')).toBe('+7 495 000-00-00');
});
