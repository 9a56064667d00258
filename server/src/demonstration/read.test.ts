import { pageFile, settingsFile } from 'content/schema.ts';
import { byLocale } from 'contract/locales.ts';
import { expect, it } from 'vitest';

const text = byLocale(() => 'text');

function pageWith(block: unknown) {
  const sections = [{ name: 'one', label: null, title: text, lead: null, blocks: [block] }];
  return pageFile.safeParse({ name: 'page', version: '1', title: text, lead: text, picture: null, sections });
}

it('reports the block with inconsistent parts', () => {
  const column = { name: text, numeric: false, bars: false };
  const table = { kind: 'table', heading: null, caption: text, columns: [column, column] };
  expect(pageWith({ ...table, rows: [[text, text]] }).success).toBe(true);
  expect(pageWith({ ...table, rows: [[text]] }).error?.issues).toMatchObject([
    { path: ['sections', 0, 'blocks', 0], message: 'every row must have one cell for each column' },
  ]);
});

it('rejects a figure of an unknown fact', () => {
  const figures = (fact: string) => ({
    kind: 'figures',
    heading: null,
    figures: [1, 2].map(() => ({ fact, caption: text })),
  });
  expect(pageWith(figures('fushunAreaMu')).success).toBe(true);
  expect(pageWith(figures('counters')).success).toBe(false);
  expect(pageWith(figures('nothing')).success).toBe(false);
});

it('defines every record of the settings', () => {
  expect(settingsFile.keyof().options.toSorted()).toEqual(
    ['company', 'contact', 'facts', 'filing', 'markets', 'rewards', 'scopes', 'social', 'workingCalendar'].toSorted(),
  );
});
