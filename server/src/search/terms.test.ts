import { expect, it } from 'vitest';
import { termsOf } from './terms.ts';

it.each([
  ['calcined  Coke', ['calcined', 'coke']],
  ['«нефтяного кокса»', ['нефтяного', 'кокса']],
  ['ПРОКАЛЁННЫЙ', ['прокаленный']],
  ['BY-GPC-0101', ['by-gpc-0101']],
  ['ＢＹ－ＧＰＣ', ['by-gpc']],
  ['GB/T 387', ['gb/t', '387']],
  ['1.71 billion, please', ['1.71', 'billion', 'please']],
  ['coke coke', ['coke']],
  ['低硫煅后焦', ['低硫', '煅后焦']],
  ['低硫的煅后焦', ['低硫', '煅后焦']],
  ['CPC煅后焦', ['cpc', '煅后焦']],
  ['煅后焦，出口', ['煅后焦', '出口']],
  ['监督举报', ['监督', '举报']],
  ['的', ['的']],
  ['%', ['%']],
  ['coke %', ['coke']],
  ['_', ['_']],
  ['', []],
  [' \u3000\u00A0 ', []],
])('splits %j into %j', (query, words) => {
  expect(termsOf(query).words).toEqual(words);
});

it('returns the phrase and the Chinese characters', () => {
  expect(termsOf(' 低硫  焦 ')).toEqual({ phrase: '低硫 焦', words: ['低硫', '焦'], characters: ['低', '硫', '焦'] });
});
