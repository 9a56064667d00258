import type { Locale } from 'contract/locales.ts';

const chineseDigits = '〇一二三四五六七八九';
const placeValues: Record<string, number> = { 十: 10, 百: 100, 千: 1000 };

/** 两 is 2, 十二 is 12, 三十 is 30, 一百 is 100. */
export function chineseValue(word: string): number {
  let value = 0;
  let digit = 0;
  for (const character of word.replaceAll('两', '二')) {
    const placeValue = placeValues[character];
    if (placeValue === undefined) digit = chineseDigits.indexOf(character);
    else {
      value += (digit || 1) * placeValue;
      digit = 0;
    }
  }
  return value + digit;
}

const englishWords = [
  ...'one two three four five six seven eight nine ten'.split(' '),
  ...'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '),
];
const englishTens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function englishValue(word: string): number {
  const [first = '', second = ''] = word.toLowerCase().split('-');
  const tens = englishTens.indexOf(first);
  return tens < 0 ? englishWords.indexOf(first) + 1 : (tens + 2) * 10 + englishWords.indexOf(second) + 1;
}

/** How Russian numerals begin. */
const russianWords: readonly (readonly [string, number])[] = [
  ['стотысячн', 100_000],
  ['десятитысячн', 10_000],
  ['круглосуточн', 24],
  ['сутки', 1],
  ['одиннадцат', 11],
  ['двенадцат', 12],
  ['пятнадцат', 15],
  ['шестнадцат', 16],
  ['семнадцат', 17],
  ['девятнадцат', 19],
  ['двадцат', 20],
  ['тридцат', 30],
  ['сорок', 40],
  ['дв[аеу]', 2],
  ['тр(?:и|ёх|ое)', 3],
  ['четыр', 4],
  ['пят[ьи]', 5],
  ['шест[ьие]', 6],
  ['сем[ьи]', 7],
  ['вос[ье]м', 8],
  ['девят', 9],
  ['десят', 10],
];

/** The numbers that a plain text spells out. An article or an idiom may be among them. */
export function spelledNumbers(plain: string, locale: Locale): number[] {
  if (locale === 'cn') return (plain.match(/[一二三四五六七八九两十百千]+/g) ?? []).map(chineseValue);
  if (locale === 'ru')
    return russianWords.flatMap(([word, value]) => (new RegExp(`(?<![а-яё])${word}`, 'i').test(plain) ? value : []));
  const tens = `(?:${englishTens.join('|')})(?:-\\w+)?`;
  const words = plain.match(new RegExp(`\\b(?:${tens}|${englishWords.join('|')})\\b`, 'gi')) ?? [];
  return [...words.map(englishValue), ...(/round the clock|day and night/.test(plain) ? [24] : [])];
}
