import { expect, it } from 'vitest';
import { charactersLeft, isSendable, lacksScript } from './answer-text.ts';

it('finds an answer without a letter of the visitor’s script', () => {
  expect(lacksScript('底价 2,860，别报给他', 'ru')).toBe(true);
  expect(lacksScript('Floor is 2,860', 'ru')).toBe(true);
  expect(lacksScript('Цена CFR: 2 860', 'ru')).toBe(false);
  expect(lacksScript('Цена 2 860', 'cn')).toBe(true);
  expect(lacksScript('BY-CPC-0201 的报价', 'cn')).toBe(false);
  expect(lacksScript('请报价', 'en')).toBe(true);
  expect(lacksScript('Prix : 2 860 €', 'en')).toBe(false);
  expect(lacksScript('2,860', 'en')).toBe(true);
});

it('counts characters near the limit, an emoji as one', () => {
  expect([charactersLeft('a'.repeat(9500)), charactersLeft('a'.repeat(9501))]).toEqual([undefined, 499]);
  expect([charactersLeft('😀'.repeat(10_000)), charactersLeft('😀'.repeat(10_001))]).toEqual([0, -1]);
});

it('sends what has text and is not too long', () => {
  const texts = ['Да', ' \u3000\u200B', 'a'.repeat(10_000), 'a'.repeat(10_001)];
  expect(texts.map((text) => isSendable(text))).toEqual([true, false, true, false]);
});
