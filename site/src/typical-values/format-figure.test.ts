import { expect, it } from 'vitest';
import { scaleOf, storedUnits } from './unit-scale.ts';
import { missingDigits, formatFigure, formatForSpreadsheet } from './format-figure.ts';

const volatileMatter = scaleOf({ unit: 'percent', decimals: 1 }, storedUnits);
const inches = scaleOf({ unit: 'microOhmMetre', decimals: 0 }, { ...storedUnits, resistivity: 'microOhmInch' });

it('formatFigure writes every measured digit in the notation of the language', () => {
  expect(formatFigure('en', 12, volatileMatter)).toBe('12.0');
  expect(formatFigure('cn', 12, volatileMatter)).toBe('12.0');
  expect(formatFigure('ru', 12, volatileMatter)).toBe('12,0');
  expect(formatFigure('en', 465, inches)).toBe('18,310');
  expect(formatFigure('ru', 465, inches)).toBe('18\u00A0310');
});

it('formatForSpreadsheet writes no thousands separators', () => {
  expect(formatForSpreadsheet('en', 465, inches)).toBe('18310');
  expect(formatForSpreadsheet('ru', 10.5, volatileMatter)).toBe('10,5');
});

it('missingDigits returns the digits that a figure lacks', () => {
  const whole = scaleOf({ unit: 'milligramPerKilogram', decimals: 0 }, storedUnits);
  expect(missingDigits('en', volatileMatter, 2)).toBe('0');
  expect(missingDigits('en', volatileMatter, 1)).toBe('');
  expect(missingDigits('en', whole, 2)).toBe('.00');
  expect(missingDigits('ru', whole, 2)).toBe(',00');
});
