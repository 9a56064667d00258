import { expect, it } from 'vitest';
import { exportFormats, formatOf } from './export-formats.ts';

it('offers an Excel file for one kind that has one', () => {
  expect(formatOf(['product'], 'workbook')).toEqual({ type: 'workbook', kind: 'product' });
  expect([...exportFormats(['news']).keys()]).toEqual(['content', 'translation-en', 'translation-ru']);
});

it('falls back to the whole content when the kinds change', () => {
  expect(formatOf(['product', 'typicalValueTable'], 'workbook')).toEqual({ type: 'content' });
  expect(formatOf(['news'], 'translation-ru')).toEqual({ type: 'translation', target: 'ru' });
});
