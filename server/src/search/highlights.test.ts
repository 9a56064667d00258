import { describe, expect, it } from 'vitest';
import { excerptOf, findMatches, highlight, matchEnd, matchStart } from './highlights.ts';

/** Highlights as a line with brackets. */
function highlighted(text: string, terms: readonly string[], stemmed: string | null = null): string {
  return line(highlight(text, findMatches(text, terms, stemmed)));
}

function line(segments: ReturnType<typeof highlight>): string {
  return segments.map((segment) => (segment.hit ? `[${segment.text}]` : segment.text)).join('');
}

describe('highlighting', () => {
  it.each([
    ['Calcined coke, CPC', ['cpc', 'coke'], 'Calcined [coke], [CPC]'],
    ['ＣＰＣ煅后焦', ['cpc', '煅后焦'], '[ＣＰＣ煅后焦]'],
    ['прокалённый кокс', ['прокаленный'], '[прокалённый] кокс'],
    ['low‑sulfur', ['low-sulfur'], '[low‑sulfur]'],
    ['и… кокс', ['кокс'], 'и… [кокс]'],
    ['a cat, a tap', ['a'], '[a] cat, [a] tap'],
    ['ash in a flash', ['ash'], '[ash] in a fl[ash]'],
    ['nothing', ['coke'], 'nothing'],
  ])('marks the terms in “%s”', (text, terms, expected) => {
    expect(highlighted(text, terms)).toBe(expected);
  });

  it('marks the whole word with a stem of the query', () => {
    const stemmed = `сырого ${matchStart}нефтяного${matchEnd} кокса`;
    expect(highlighted('Сырого нефтяного кокса', ['кокс'], stemmed)).toBe('Сырого [нефтяного] [кокса]');
    expect(highlighted('антрацита, коксования', ['антрацит', 'кокс'], 'антрацита, коксования')).toBe(
      '[антрацита], [кокс]ования',
    );
    expect(highlighted('cokes', ['coke'], `${matchStart}cokes${matchEnd}`)).toBe('[cokes]');
  });

  it('ignores a marked text of another length', () => {
    expect(highlighted('coke', [], `${matchStart}cokes${matchEnd}`)).toBe('coke');
  });
});

describe('an excerpt', () => {
  const long = `${'Some words of an introduction that goes on. '.repeat(6)}Here the calciner at Fushun stands. ${'And then the text goes on and on. '.repeat(8)}`;
  const excerpt = (text: string, terms: readonly string[]) => line(excerptOf(text, findMatches(text, terms, null)));

  it('surrounds the hit and is cut between words', () => {
    const found = excerpt(long, ['calciner', 'fushun']);
    expect(found).toMatch(/^…[A-Za-z].*\[calciner\] at \[Fushun\] stands\..*…$/);
    expect(found.length).toBeGreaterThan(100);
    expect(found.length).toBeLessThan(140);
    for (const word of found.replaceAll(/[[\]…]/g, '').split(' ')) expect(long).toMatch(new RegExp(`\\b${word}`));
  });

  it('is the beginning of the text without a hit', () => {
    expect(excerpt(long, ['zzz'])).toMatch(/^Some words .*…$/);
    expect(excerpt('Short.', ['zzz'])).toBe('Short.');
    expect(excerpt('', ['zzz'])).toBe('');
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
