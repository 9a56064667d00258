import { expect, it } from 'vitest';
import { hashOf } from './draft-columns.ts';
import type { Leaves } from '../bodies/leaves.ts';
import { checkedAfterSave } from './translations.ts';

const table = (cn: string[][], en: string[][]): Leaves =>
  new Map([
    ['rows@cn', cn],
    ['rows@en', en],
  ]);

it('counts a translation of a table as stale after a row that has only Chinese texts, and checked after its text', () => {
  const [old, chinese] = [[['灰分']], [['灰分'], ['硫分']]];
  const before = table(old, [['Ash']]);
  const checked = { checkedSource: { rows: hashOf(old) }, staleSource: {} };
  const now = new Date();
  const saved = (after: Leaves) => checkedAfterSave({ before, after, seen: after }, checked, 'en', now);
  expect(saved(table(chinese, [['Ash'], ['']]))).toEqual({
    ...checked,
    staleSource: { rows: { text: old, at: now.toISOString() } },
  });
  expect(saved(table(chinese, [['Ash'], ['Sulphur']]))).toEqual({
    checkedSource: { rows: hashOf(chinese) },
    staleSource: {},
  });
});
