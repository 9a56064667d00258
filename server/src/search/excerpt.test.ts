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
    const table = 'Sulfur 1.30 ≤ 1.50 % GB/T 387 Ash 0.22 ≤ 0.50 % ISO 8005 '.repeat(4);
    const withTable = `Steady in sulfur at Fushun. · ${table}Sulfur is certified.`;
    expect(bracketed(excerptOf(withTable, findMatches(withTable, ['ash'], null), true))).toBe(
      'Steady in sulfur at Fushun.',
    );
    expect(excerpt(withTable, ['sulfur'])).toBe('Steady in [sulfur] at Fushun.');
    const matches = findMatches('Grade · 2 · Made of green coke at Fushun.', ['grade'], null);
    expect(bracketed(excerptOf('Grade · 2 · Made of green coke at Fushun.', matches, true))).toBe(
      'Made of green coke at Fushun.',
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
