import { describe, expect, it } from 'vitest';
import { bracketed } from '../../test/bracketed.ts';
import { findMatches, highlight, matchEnd, matchStart } from './highlights.ts';

/** Highlights as a line with brackets. */
function highlighted(text: string, terms: readonly string[], stemmed: string | null = null): string {
  return bracketed(highlight(text, findMatches(text, terms, stemmed)));
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
    ['900 ℃… coke, of a cok\u00ADe heap. Coke', ['coke'], '900 ℃… [coke], of a [cok\u00ADe] heap. [Coke]'],
    ['900℃…石油焦，煅后焦、石油焦', ['石油焦'], '900℃…[石油焦]，煅后焦、[石油焦]'],
    ['cok\u00ADe℃', ['coke'], '[cok\u00ADe]℃'],
    ['coke…ash', ['.ash'], 'coke[…ash]'],
    ['nothing', ['coke'], 'nothing'],
    ['石油焦、煅后焦', ['石油焦', '石油', '焦'], '[石油焦]、煅后焦'],
    ['石油焦、煅后焦', ['焦'], '石油[焦]、煅后[焦]'],
  ])('marks the terms in “%s”', (text, terms, expected) => {
    expect(highlighted(text, terms)).toBe(expected);
  });

  it('marks the whole word with a stem of the query', () => {
    const stemmed = `сырого ${matchStart}нефтяного${matchEnd} кокса`;
    expect(highlighted('Сырого нефтяного кокса', ['кокс'], stemmed)).toBe('Сырого [нефтяного] [кокса]');
    expect(highlighted('антрацита, коксования', ['антрацит', 'кокс'], 'антрацита, коксования')).toBe(
      '[антрацита], [коксования]',
    );
    expect(highlighted('石油焦价格走势', ['石油'], '石油焦价格走势')).toBe('[石油]焦价格走势');
    expect(highlighted('cokes', ['coke'], `${matchStart}cokes${matchEnd}`)).toBe('[cokes]');
  });

  it('ignores a marked text of another length', () => {
    expect(highlighted('coke', [], `${matchStart}cokes${matchEnd}`)).toBe('coke');
  });
});
