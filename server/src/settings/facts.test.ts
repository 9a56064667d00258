import { expect, it } from 'vitest';
import { sampleFacts as facts } from '../../test/sample-facts.ts';
import { withFacts, formatFact } from './facts.ts';

function factTexts(name: string) {
  const token = `{${name}}`;
  return withFacts({ cn: token, en: token, ru: token }, facts);
}

it('writes each fact in the form of its language (P6)', () => {
  expect(factTexts('replyHours')).toEqual({ cn: '2小时', en: '2\u00A0hours', ru: '2\u00A0часа' });
  expect(factTexts('fushunAreaMu')).toEqual({ cn: '192亩', en: '12.8\u00A0ha', ru: '12,8\u00A0га' });
  expect(factTexts('fushunInvestmentYuan')).toEqual({
    cn: '17.1亿元',
    en: 'RMB\u00A01.71\u00A0billion',
    ru: '1,71\u00A0млрд\u00A0юаней',
  });
  expect(factTexts('calciningCapacityTonnes')).toEqual({
    cn: '20万吨',
    en: '200,000\u00A0t',
    ru: '200\u00A0000\u00A0т',
  });
  expect(factTexts('calciningMonthlyTonnes')).toEqual({ cn: '6000吨', en: '6,000\u00A0t', ru: '6000\u00A0т' });
  expect(factTexts('exportCountries')).toEqual({ cn: '30', en: '30', ru: '30' });
});

it('uses the plural of the number', () => {
  const hour = { ...facts, replyHours: 5 };
  expect(withFacts({ cn: '{replyHours}', en: 'in {replyHours}', ru: 'за {replyHours}' }, hour)).toEqual({
    cn: '5小时',
    en: 'in 5\u00A0hours',
    ru: 'за 5\u00A0часов',
  });
});

it('keeps unknown placeholders, and adds no missing language', () => {
  expect(withFacts({ cn: '{constructor} {fushun}{' }, facts)).toEqual({ cn: '{constructor} {fushun}{' });
});

it('inserts value and unit separately', () => {
  const text = '{calciningCapacityTonnes.value}|{calciningCapacityTonnes.unit}/a';
  expect(withFacts({ cn: text, en: text, ru: text }, facts)).toEqual({
    cn: '20|万吨/a',
    en: '200,000|t/a',
    ru: '200\u00A0000|т/a',
  });
});

it('returns value and unit separately for a figure', () => {
  const area = formatFact('fushunAreaMu', facts);
  expect([area?.('value').ru, area?.('unit').ru]).toEqual(['12,8', 'га']);
  const investment = formatFact('fushunInvestmentYuan', facts);
  expect([investment?.('value').en, investment?.('unit').en]).toEqual(['1.71', 'RMB\u00A0bn']);
  expect(formatFact('toString', facts)).toBeUndefined();
});

it('adds a plus sign to a figure that means “more than”', () => {
  const countries = formatFact('exportCountries', facts);
  expect([countries?.('value').cn, countries?.('unit').cn]).toEqual(['30+', '']);
  expect(formatFact('mapCountries', facts)?.('value').en).toBe('24');
  expect(withFacts({ cn: '{exportCountries.value}，{mapCountries.value}' }, facts)).toEqual({ cn: '30+，24' });
});
