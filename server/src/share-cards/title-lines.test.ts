import { describe, expect, it } from 'vitest';
import { drawable, emsOf } from './drawable.ts';
import { titleLines } from './title-lines.ts';

const lineWidth = 940;

function fittingLines(title: string, locale: 'cn' | 'en' | 'ru') {
  const { size, lines } = titleLines(title, locale, lineWidth);
  expect(lines.length).toBeLessThanOrEqual(4);
  for (const line of lines) expect(size * emsOf(line, locale)).toBeLessThanOrEqual(lineWidth);
  return lines;
}

describe('breaks a title', () => {
  it('in Chinese between words, not at punctuation or between figure and unit', () => {
    const title = '北曜碳业集团与“示例”公司签署煅后焦长期供应协议，首批12.5万吨将于2026年三季度从营口港发运（样本）。';
    // Every width shifts the breaks: the rules hold for all.
    for (let narrower = 300; narrower <= lineWidth; narrower += 7) {
      const { lines } = titleLines(title, 'cn', narrower);
      for (const line of lines.slice(1)) expect(line).not.toMatch(/^[，。、；：？！）》”’]/u);
      for (const line of lines.slice(0, -1)) expect(line).not.toMatch(/[（《“‘]$|\d$/u);
    }
    expect(fittingLines(title, 'cn').join('')).toBe(title);
  });

  it('in Chinese at its commas if that is sufficient', () => {
    expect(titleLines('营口港封闭料仓投用，可存焦4.5万吨', 'cn', lineWidth).lines).toEqual([
      '营口港封闭料仓投用，',
      '可存焦4.5万吨',
    ]);
  });

  it('never after a figure or a Russian preposition', () => {
    for (let narrower = 420; narrower <= lineWidth; narrower += 7) {
      const russian = titleLines('Посадка деревьев: 200 саженцев на северном склоне у печи', 'ru', narrower).lines;
      for (const line of russian.slice(0, -1)) expect(line).not.toMatch(/ (?:на|у|200)$/);
      const english = titleLines('Hun River run: 820 starters, 798 finishers', 'en', narrower).lines;
      for (const line of english.slice(0, -1)) expect(line).not.toMatch(/\d$/);
    }
  });

  it('in Russian at blanks, with a dash after the word before it', () => {
    const title = 'Прокалённый нефтяной кокс — вагонными и\u00A0контейнерными партиями для заводов Дальнего Востока';
    const lines = fittingLines(title, 'ru');
    expect(lines.join(' ')).toBe(title);
    expect(lines.every((line) => !/^[—–]/.test(line))).toBe(true);
  });

  it('into lines of similar width', () => {
    const { size, lines } = titleLines('First shipment of calcined petroleum coke leaves Yingkou', 'en', lineWidth);
    const widths = lines.map((line) => size * emsOf(line, 'en'));
    expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) / 2);
  });

  it('with a hyphen inside a word that is wider than a line', () => {
    const word = 'Электрометаллургопромышленностроительноэкспериментальная';
    const lines = fittingLines(word, 'ru');
    expect(lines.slice(0, -1).every((line) => line.endsWith('-'))).toBe(true);
    expect(lines.map((line) => line.replace(/-$/, '')).join('')).toBe(word);
  });

  it('and ends it with an ellipsis after the fourth line', () => {
    for (const [locale, part] of [
      ['cn', '煅后焦年度供应，'],
      ['en', 'calcined petroleum coke, '],
      ['ru', 'прокалённый нефтяной кокс, '],
    ] as const) {
      const lines = fittingLines(part.repeat(30).trim(), locale);
      expect(lines).toHaveLength(4);
      expect(lines.at(-1)).toMatch(/[\p{L}]…$/u);
    }
  });
});

it('uses a larger font for a short title than for a long one', () => {
  expect(titleLines('联系我们', 'cn', lineWidth).size).toBeGreaterThan(
    titleLines('煅后焦'.repeat(16), 'cn', lineWidth).size,
  );
});

it('omits characters that no font has, and their blanks', () => {
  expect(drawable('北曜🚢 碳业 𠮷 鑫瀍\n犇', 'cn')).toBe('北曜 碳业 鑫瀍 犇');
  expect(drawable('Coke 🔥 and smoke\u200D\uFE0F', 'en')).toBe('Coke and smoke');
  expect(drawable('Кокс: 鑫', 'ru')).toBe('Кокс: 鑫');
  expect(drawable('😀', 'ru')).toBe('');
});
