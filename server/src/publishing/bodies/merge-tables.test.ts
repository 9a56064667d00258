import { describe, expect, it } from 'vitest';
import type { Leaves } from './leaves.ts';
import { mergeTable, tablesOfBoth } from './merge-tables.ts';

type Texts = readonly (readonly string[])[];

/** A table in Chinese, and in English if it has one. */
function table(cn: Texts, en?: Texts): Leaves {
  const leaves = new Map<string, unknown>([
    ['rows', cn.map((cells) => cells.map(() => 0))],
    ['rows@cn', cn],
  ]);
  return en ? leaves.set('rows@en', en) : leaves;
}

const mergeRows = (base: Leaves, mine: Leaves, theirs: Leaves, choice: 'mine' | 'theirs' = 'mine') => {
  const { leaves, conflicts } = mergeTable({ base, mine, theirs }, 'rows', () => choice);
  return { shape: leaves.get('rows'), cn: leaves.get('rows@cn'), en: leaves.get('rows@en'), conflicts };
};

const chinese = [
  ['灰分', '0.5'],
  ['硫分', '0.8'],
];
const english = [
  ['Ash', '0.5'],
  ['Sulphur', '0.8'],
];
const base = table(chinese);
const translated = table(chinese, english);

describe('a translation', () => {
  it('goes with its rows where a colleague adds, removes and moves rows', () => {
    const longer = table([['水分', '1.0'], ...chinese]);
    const withEmptyRow = {
      shape: [
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      cn: [['水分', '1.0'], ...chinese],
      en: [['', ''], ...english],
      conflicts: [],
    };
    expect(mergeRows(base, translated, longer)).toEqual(withEmptyRow);
    expect(mergeRows(base, longer, translated)).toEqual(withEmptyRow);
    const turned = table(chinese.toReversed());
    expect(mergeRows(base, translated, turned)).toMatchObject({ cn: chinese.toReversed(), en: english.toReversed() });
    // The row that is gone had no other text in it.
    const shorter = table(chinese.slice(1), english.slice(1));
    const better = table(chinese, [['Ash', '0.5'] as const, ['Sulfur', '0.8'] as const]);
    expect(mergeRows(translated, better, shorter)).toMatchObject({
      cn: chinese.slice(1),
      en: [['Sulfur', '0.8']],
      conflicts: [],
    });
  });

  it('goes with its columns', () => {
    const wider = table(
      chinese.map(([name = '', value = '']) => [name, '%', value]),
      english.map(([, value = '']) => ['', '', value]),
    );
    const onlyNumbers = table(
      chinese,
      english.map(([, value = '']) => ['', value]),
    );
    expect(mergeRows(onlyNumbers, translated, wider)).toMatchObject({
      cn: chinese.map(([name, value]) => [name, '%', value]),
      en: english.map(([name, value]) => [name, '', value]),
      conflicts: [],
    });
    const narrower = table(chinese.map(([name = '']) => [name]));
    const names = table(
      chinese,
      english.map(([name = '']) => [name, '']),
    );
    expect(mergeRows(base, names, narrower)).toMatchObject({
      cn: [['灰分'], ['硫分']],
      en: [['Ash'], ['Sulphur']],
      conflicts: [],
    });
  });

  it('keeps texts that a colleague has written into other cells, and asks about the same cell', () => {
    const mine = table(chinese, [
      ['Ash', ''],
      ['', ''],
    ]);
    const theirs = table(chinese, [
      ['Cinder', ''],
      ['Sulphur', ''],
    ]);
    const asked = mergeRows(base, mine, theirs);
    expect(asked.conflicts).toEqual([{ field: 'rows', locale: 'en', before: '', mine: 'Ash', theirs: 'Cinder' }]);
    expect(asked.en).toEqual([
      ['Ash', ''],
      ['Sulphur', ''],
    ]);
    expect(mergeRows(base, mine, theirs, 'theirs').en).toEqual([
      ['Cinder', ''],
      ['Sulphur', ''],
    ]);
  });
});

it('asks about a removed row that the other has written into, and does what was chosen', () => {
  const shorter = table(chinese.slice(0, 1));
  const removed = { cn: chinese.slice(0, 1), en: [['Ash', '0.5']] };
  const kept = { cn: chinese, en: english };
  const asked = mergeRows(base, translated, shorter);
  expect(asked.conflicts).toEqual([{ field: 'rows', locale: null, before: '', mine: 'Sulphur\n0.8', theirs: null }]);
  expect(asked).toMatchObject(kept);
  expect(mergeRows(base, translated, shorter, 'theirs')).toMatchObject(removed);
  expect(mergeRows(base, shorter, translated)).toMatchObject(removed);
  expect(mergeRows(base, shorter, translated, 'theirs')).toMatchObject(kept);
});

it('keeps the rows that both have added, and one that is the same only once', () => {
  const [mine, theirs] = [['水分', '1.0'] as const, ['挥发分', '9.0'] as const];
  expect(mergeRows(base, table([...chinese, mine]), table([...chinese, theirs])).cn).toEqual([
    ...chinese,
    theirs,
    mine,
  ]);
  const filled = table([...chinese, mine], [['', ''] as const, ['', ''] as const, ['Moisture', '1.0'] as const]);
  expect(mergeRows(base, filled, table([...chinese, mine]))).toMatchObject({
    cn: [...chinese, mine],
    en: [
      ['', ''],
      ['', ''],
      ['Moisture', '1.0'],
    ],
  });
});

it('concerns tables that both have changed', () => {
  expect(tablesOfBoth({ base, mine: translated, theirs: base })).toEqual([]);
  expect(tablesOfBoth({ base, mine: translated, theirs: table(chinese.slice(1)) })).toEqual(['rows']);
});
