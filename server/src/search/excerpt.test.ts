import { describe, expect, it } from 'vitest';
import { bracketed } from '../../test/bracketed.ts';
import { excerptOf } from './excerpt.ts';
import { findMatches } from './highlights.ts';

describe('an excerpt', () => {
  const long = `${'Some words of an introduction that goes on. '.repeat(6)}Here the calciner at Fushun stands. ${'And then the text goes on and on. '.repeat(8)}`;
  const excerpt = (text: string, terms: readonly string[]) =>
    bracketed(excerptOf(text, findMatches(text, terms, null)));

  it('has the sentence of the hit and what follows', () => {
    const found = excerpt(long, ['calciner', 'fushun']);
    expect(found).toMatch(/^Here the \[calciner\] at \[Fushun\] stands\. And .* on\.$/);
    expect(found.length).toBeGreaterThan(100);
    expect(found.length).toBeLessThan(140);
    for (const word of found.replaceAll(/[[\]…]/g, '').split(' ')) expect(long).toMatch(new RegExp(`\\b${word}`));
  });

  it('is found at once in a long text without a full stop', () => {
    expect(excerpt('word '.repeat(50_000) + 'coke', ['coke'])).toMatch(/^….* \[coke\]$/);
  });

  it('is the beginning of the text without a hit', () => {
    expect(excerpt(long, ['zzz'])).toMatch(/^Some words .* goes on\.$/);
    expect(excerpt('Short.', ['zzz'])).toBe('Short.');
    expect(excerpt('', ['zzz'])).toBe('');
  });

  it('is prose, not the cells of a table', () => {
    const text = '3–16 · 即期信用证，电汇 · 石油焦 · 中东 · 5 · 集团从抚顺发运石油焦，全年不停。';
    expect(excerpt(text, ['石油焦'])).toBe('集团从抚顺发运[石油焦]，全年不停。');
    expect(excerpt('BY-1 · Made of green coke at Fushun. Low in ash.', ['by-1'])).toBe(
      '[BY-1] · Made of green coke at Fushun. Low in ash.',
    );
    const table = 'Property\tTypical\tLimit\nSulfur\t1.30\t≤ 1.50 %\nAsh\t0.22\t≤ 0.50 %';
    const withTable = `Steady in sulfur at Fushun.\n\n${table}\n\nSulfur is certified.`;
    expect(bracketed(excerptOf(withTable, findMatches(withTable, ['ash'], null), true))).toBe(
      'Steady in sulfur at Fushun.',
    );
    expect(excerpt(withTable, ['sulfur'])).toBe('Steady in [sulfur] at Fushun.');
    expect(excerpt(withTable, ['ash'])).toBe('[Ash] · 0.22 · ≤ 0.50 % · Steady in sulfur at Fushun.');
    const row = 'Ash\tDone at Fushun.\n\nSulfur is certified.';
    expect(bracketed(excerptOf(row, [], true))).toBe('Sulfur is certified.');
    const matches = findMatches('Grade · 2 · Made of green coke at Fushun.', ['grade'], null);
    expect(bracketed(excerptOf('Grade · 2 · Made of green coke at Fushun.', matches, true))).toBe(
      'Made of green coke at Fushun.',
    );
  });

  it('joins the items of a list, and not the heading above them', () => {
    expect(excerpt('职责\n\n负责铝厂的询价\n答复询价；\n核对样品', ['答复'])).toBe(
      '负责铝厂的询价；[答复]询价；核对样品',
    );
    expect(excerpt('Duties\n\nHandle enquiries\nAnswer in time;\nCheck samples.', ['enquiries'])).toBe(
      'Handle [enquiries] · Answer in time · Check samples.',
    );
    expect(excerpt(`Duties\n\n${'Handle enquiries from smelters\n'.repeat(6)}Answer in time`, ['answer'])).toBe(
      `${'Handle enquiries from smelters · '.repeat(3)}[Answer] in time`,
    );
  });

  it('of a Chinese text has no blank between two sentences', () => {
    expect(excerpt('集团设有四个抚顺基地。\n\n就近对接当地炼厂。', ['抚顺'])).toBe(
      '集团设有四个[抚顺]基地。就近对接当地炼厂。',
    );
    expect(excerpt('We work at Fushun.\n\nThe refineries are near.', ['fushun'])).toBe(
      'We work at [Fushun]. The refineries are near.',
    );
  });

  it('of a long sentence is cut at its commas, not at those of numbers', () => {
    const text = `${'The first part of a sentence goes on and on, '.repeat(4)}then the calciner burns 1,200 t of coke, ${'and the last part goes on and on, '.repeat(5)}at last.`;
    const found = excerpt(text, ['calciner']);
    expect(found).toMatch(/^…The first part.* on, then the \[calciner\] burns 1,200 t of coke.*…$/);
    expect(found).not.toMatch(/,…$/);
  });

  it('is taken where most terms are close together', () => {
    const text = `coke ${'x '.repeat(150)} calcined coke ${'y '.repeat(150)}`;
    expect(excerpt(text, ['calcined', 'coke'])).toContain('[calcined] [coke]');
  });

  it('of a Chinese text is cut between words and never within a character', () => {
    const text = `${'集团在抚顺设有四个基地，就近对接炼厂，'.repeat(8)}低硫煅后焦𠮷${'出口到三十多个国家。'.repeat(20)}`;
    const found = excerpt(text, ['低硫', '煅后焦']);
    expect(found).toContain('[低硫煅后焦]');
    expect(found.isWellFormed()).toBe(true);
    expect(found.length).toBeLessThan(140);
  });
});
