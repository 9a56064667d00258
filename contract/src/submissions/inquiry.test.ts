import { describe, expect, it } from 'vitest';
import { addedLength, isDay, isPastDay, parseQuantity, textWithDetails } from './inquiry.ts';
import { localeNames } from '../locales.ts';
import { messageForm, submitForm } from './submissions.ts';

describe('parseQuantity', () => {
  it.each([
    ['en', '500', '500'],
    ['en', ' 1,250.5 ', '1250.5'],
    ['en', '1,250,000', '1250000'],
    ['en', '12,5', '12.5'],
    ['cn', '１，２５０．５', '1250.5'],
    ['ru', '1 250,5', '1250.5'],
    ['ru', '1\u00A0250', '1250'],
    ['ru', '12.75', '12.75'],
    // A thousand tonnes in English, one and a quarter in Russian.
    ['ru', '1,250', undefined],
    ['en', '1.250', undefined],
    ['en', '1250,500', undefined],
    ['en', '12 5', undefined],
    ['en', '0', undefined],
    ['en', '0.00', undefined],
    ['en', '-5', undefined],
    ['en', '500 t', undefined],
    ['en', '1e3', undefined],
    ['en', '1234567890', undefined],
  ] as const)('in %s reads %j as %j', (locale, written, quantity) => {
    expect(parseQuantity(locale, written)).toBe(quantity);
  });

  it('gives a draft the same value in every language, or none', () => {
    for (const written of ['1', '12,5', '12.5', '1 250,5', '1,250', '1,250.5', '1.250', '1,25', '1 250.75'])
      expect(new Set(localeNames.map((locale) => parseQuantity(locale, written)).filter(Boolean)).size).toBeLessThan(2);
  });
});

it('isDay accepts days of the calendar only', () => {
  expect(['2027-03-15', '2028-02-29'].every(isDay)).toBe(true);
  for (const text of ['2027-02-29', '2027-13-01', '2027-3-15', '15.03.2027', '', '2027-03-15T00:00'])
    expect(isDay(text)).toBe(false);
});

it('isPastDay accepts the day before Beijing’s, which is still today in the west', () => {
  const now = Date.parse('2027-03-15T00:30+08:00');
  expect(['2027-03-13', '2027-03-14', '2027-03-15'].map((day) => isPastDay(day, now))).toEqual([true, false, false]);
});

const details = {
  quantity: '1250.5',
  unit: 't',
  deliveryTerm: 'FOB',
  deliveryPlace: ' Qing\ndao ',
  deliveryDate: '2027-03-15',
};

it('textWithDetails puts the details at the end of the text, in the visitor’s language', () => {
  const texts = localeNames.map((locale) => textWithDetails(locale, 'Text.\n', details).replaceAll('\u00A0', ' '));
  expect(texts).toEqual([
    'Text.\n\n数量：1250.5吨\n交货条件：FOB Qing dao（Incoterms 2020）\n最迟交货日期：2027-03-15',
    'Text.\n\nQuantity: 1,250.5 t\nDelivery: FOB Qing dao (Incoterms 2020)\nDelivery by: 2027-03-15',
    'Text.\n\nКоличество: 1250,5 т\nУсловия поставки: FOB Qing dao (Инкотермс 2020)\nСрок поставки: до 15.03.2027',
  ]);
  expect(textWithDetails('en', 'Text.', { deliveryPlace: 'Zabaikalsk' })).toBe('Text.\n\nPort or station: Zabaikalsk');
  expect(textWithDetails('en', 'Text.', { deliveryTerm: 'EXW' })).toBe('Text.\n\nDelivery: EXW (Incoterms 2020)');
  expect(textWithDetails('en', ' Text. \n', { quantity: '', unit: 't', deliveryPlace: ' ' })).toBe(' Text. \n');
});

describe('the text of a message with its details', () => {
  const message = {
    sayType: '2',
    reporterType: '1',
    reporter: '李雷',
    reporterMobile: '13800138000',
    email: 'li@carbon.example',
    ...details,
    deliveryDate: '',
  };
  const longest = 10_000 - addedLength({ ...details, deliveryDate: '' });

  it.each([
    ['form', messageForm('en'), { ...message, consent: true }],
    ['gateway', submitForm.input, message],
  ] as const)('has the limit of the text in the %s, and its error names what is left', (_name, schema, fields) => {
    expect(schema.safeParse({ ...fields, remark: 'x'.repeat(longest) }).success).toBe(true);
    const { error } = schema.safeParse({ ...fields, remark: 'x'.repeat(longest + 1) });
    expect(error?.issues).toMatchObject([{ message: 'tooLong', path: ['remark'], params: { longest } }]);
    for (const locale of localeNames)
      expect(textWithDetails(locale, 'x'.repeat(longest), message).length).toBeLessThanOrEqual(10_000);
  });
});
