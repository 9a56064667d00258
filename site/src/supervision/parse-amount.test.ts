import { localeNames } from 'contract/locales.ts';
import { describe, expect, test } from 'vitest';
import { parseAmount } from './parse-amount.ts';

describe.each(localeNames)('parseAmount in %s', (locale) => {
  test.each([
    ['1200000', 1_200_000],
    ['1 200 000', 1_200_000],
    ['1\u00A0200\u00A0000', 1_200_000],
    ['1\u202F200\u202F000', 1_200_000],
    ['1,200,000', 1_200_000],
    ['1.200.000', 1_200_000],
    ['1’200’000', 1_200_000],
    ['1,200,000.50', 1_200_000.5],
    ['1.200.000,50', 1_200_000.5],
    ['8 000 000,01', 8_000_000.01],
    ['8,000,000.01', 8_000_000.01],
    ['99999.99', 99_999.99],
    ['99 999,99', 99_999.99],
    ['120万', 1_200_000],
    ['１２０万元', 1_200_000],
    ['1.5亿', 150_000_000],
    ['1,2 млн', 1_200_000],
    ['1,2 млн юаней', 1_200_000],
    ['500 тыс.', 500_000],
    ['1.2 million', 1_200_000],
    ['1.2m', 1_200_000],
    ['RMB 1.2 mn', 1_200_000],
    ['¥ 350k', 350_000],
    ['1,200', 1200],
    ['0', 0],
    ['0,5', 0.5],
    ['0.005', 0.01],
  ])('“%s” is %d', (written, amount) => expect(parseAmount(locale, written)).toEqual({ amount }));

  test.each(['', '  ', '\u3000'])('“%s” is empty', (written) =>
    expect(parseAmount(locale, written)).toEqual({ amount: undefined }),
  );

  test.each(['a lot', '1,20,000', '12 34', '1.2.3', '120 пудов', '元', ',', '1e6', '5 5', '1,2,3 млн', '1 200 00'])(
    '“%s” is unreadable',
    (written) => expect(parseAmount(locale, written)).toEqual({ error: 'unreadable' }),
  );

  test('distinguishes a negative amount from one that is too large', () => {
    expect(parseAmount(locale, '-5')).toEqual({ error: 'negative' });
    expect(parseAmount(locale, '−5 000')).toEqual({ error: 'negative' });
    expect(parseAmount(locale, '1000000000001')).toEqual({ error: 'tooLarge' });
    expect(parseAmount(locale, '5000 млрд')).toEqual({ error: 'tooLarge' });
  });
});

test('three digits between a single separator and a unit are read as the language writes them', () => {
  expect(parseAmount('ru', '1,125 млн')).toEqual({ amount: 1_125_000 });
  expect(parseAmount('en', '1.125 million')).toEqual({ amount: 1_125_000 });
  expect(parseAmount('en', '1,125 thousand')).toEqual({ amount: 1_125_000 });
  expect(parseAmount('cn', '1.125万')).toEqual({ amount: 11_250 });
});
