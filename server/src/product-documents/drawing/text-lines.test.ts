import { localeNames } from 'contract/locales.ts';
import { expect, it } from 'vitest';
import { linesOf, runsOf, widthOf } from './text-lines.ts';

const texts = {
  cn: '以低硫石油焦和针状焦为原料，首次放电比容量不低于355 mAh/g；“增碳剂”不测粉末电阻率。',
  en: 'Made at the Fushun plant from low-sulfur coke: vacuum-sealed in 500 kg big bags, ≥ 355 mAh/g.',
  ru: 'Производится на заводе анодного материала в Фушуне из малосернистого кокса: не менее 355 мА·ч/г.',
};

it.each(localeNames)('breaks a text in %s into lines of the width, and loses nothing', (locale) => {
  const setting = { locale, weight: 400, size: 9 } as const;
  const lines = linesOf(texts[locale], setting, 120);
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(widthOf(line, setting)).toBeLessThanOrEqual(120);
  expect(lines.join('').replaceAll(' ', '')).toBe(texts[locale].replaceAll(' ', ''));
});

it('takes Chinese characters from one file, and letters and figures from the site’s', () => {
  const names = runsOf('粒径D50 ≤ 18 µm', { locale: 'cn', weight: 500, size: 9 }).map(({ text, face }) => [
    text,
    face.name,
  ]);
  expect(names).toEqual([
    ['粒径', 'noto-sans-sc-chinese-simplified-500-normal'],
    ['D50 ', 'geologica-latin-500-normal'],
    ['≤ ', expect.stringMatching(/^noto-sans-sc-(?:\d+|latin-ext)-500-normal$/)],
    ['18 µm', 'geologica-latin-500-normal'],
  ]);
});

it('sets Chinese quotation marks as wide as characters, and those of other languages narrow', () => {
  const fileOf = (locale: 'cn' | 'en') => runsOf('“', { locale, weight: 400, size: 9 })[0]?.face.name;
  expect(fileOf('cn')).toContain('noto-sans-sc');
  expect(fileOf('en')).toContain('geologica');
});

it('lowers and raises the figures of formulas, which no font has as signs', () => {
  const setting = { locale: 'en', weight: 400, size: 9 } as const;
  expect(linesOf('CO₂ 10⁻⁶', setting, 200)).toEqual(['CO₂ 10⁻⁶']);
  const runs = runsOf('CO₂ 10⁻⁶', setting).map(({ text, shift }) => [text, Math.sign(shift)]);
  expect(runs).toEqual([
    ['CO', 0],
    ['2', -1],
    [' 10', 0],
    ['-6', 1],
  ]);
  expect(widthOf('₂', setting)).toBeLessThan(widthOf('2', setting));
});

it('leaves out what no font has', () => {
  const setting = { locale: 'en', weight: 400, size: 9 } as const;
  expect(linesOf('Coke \u{1F600}\u00AD1\u202F000\u200B t', setting, 200)).toEqual(['Coke 1\u00A0000 t']);
  expect(linesOf('\u{1F600}', setting, 200)).toEqual([]);
});
