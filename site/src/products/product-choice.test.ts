import { expect, it } from 'vitest';
import { choiceIn, parseChoice, normalizeKeyword, productListPath } from './product-choice.ts';

it.each([
  ['', { keyword: '', size: 10 }],
  ['keyword=%20needle%20%20coke+', { keyword: 'needle coke', size: 10 }],
  ['keyword=%E9%92%88%E7%8A%B6%E7%84%A6&size=30', { keyword: '针状焦', size: 30 }],
  ['size=31', { keyword: '', size: 10 }],
  ['size=010', { keyword: '', size: 10 }],
] as const)('parseChoice parses “%s”', (query, choice) => {
  expect(parseChoice(new URLSearchParams(query))).toEqual(choice);
});

it('choiceIn reads the keyword and the limits of a form', () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ keyword: ' needle  coke', sulfur: '0.5', vanadium: '', use: 'none' }))
    form.set(name, value);
  form.set('size', '30');
  expect(choiceIn(form)).toEqual({ keyword: 'needle coke', size: 30, sulfur: '0.5' });
});

it('normalizeKeyword cuts a keyword to the gateway’s limit', () => {
  expect(normalizeKeyword(`${'x'.repeat(63)}𠮷y`)).toBe(`${'x'.repeat(63)}\uFFFD`);
});

it('parseChoice parses the path that productListPath returns', () => {
  const choice = { keyword: 'R&D 50 % +', size: 20 } as const;
  const path = productListPath(choice, 7, 3);
  const query = new URL(path, 'http://site.invalid').searchParams;
  expect(parseChoice(query)).toEqual(choice);
  expect([query.get('category'), query.get('page')]).toEqual(['7', '3']);
});

it('productListPath omits default values', () => {
  expect(productListPath({ keyword: '', size: 10 }, undefined, 1)).toBe('/besinessScope/bulkTrade');
});
