import { formatLimit } from 'contract/format-limit.ts';
import { formatDecimals } from 'contract/format-number.ts';
import type { Locale } from 'contract/locales.ts';
import { methodsIn } from 'contract/products/test-methods.ts';
import type { CokeKind, TypicalValueTable } from 'contract/typical-values.ts';
import type { TableSheet } from './document-content.ts';
import { printedText } from './read-content.ts';
import { words } from './words/words.ts';

type Response = { fallback?: string[] | undefined };
type PrintedTable = Pick<TableSheet, 'title' | 'market' | 'note' | 'grades' | 'parts' | 'groups'>;

/** A table as its page shows it, in the stored units. `at` is its JSON pointer in the response. */
export function printedTable(
  coke: CokeKind,
  table: TypicalValueTable,
  response: Response,
  at: string,
  locale: Locale,
): PrintedTable {
  const text = words[locale];
  const isTypical = table.kind === 'typical';
  const groups: PrintedTable['groups'][number][] = [];
  table.properties.forEach((property, index) => {
    const { name, group, unit, decimals } = property;
    const pointer = `${at}/properties/${index}`;
    const row = {
      name: printedText(name, response, `${pointer}/name`),
      unit: text.units[unit],
      methods: methodsIn(property, locale).join(' · '),
      figures: table.grades.flatMap(({ values }) => {
        const range = values[index];
        return isTypical
          ? (['minimum', 'typical', 'maximum'] as const).map((part) => figureOf(range?.[part], decimals, locale))
          : [formatLimit(locale, { minimum: null, maximum: null, ...range, decimals }) ?? none];
      }),
    };
    const last = groups.at(-1);
    if (last?.name.text === group) groups[groups.length - 1] = { ...last, rows: [...last.rows, row] };
    else groups.push({ name: printedText(group, response, `${pointer}/group`), rows: [row] });
  });
  return {
    title: printedText(table.title, response, `${at}/title`),
    note: printedText(table.note, response, `${at}/note`),
    market: text.markets[coke][table.market],
    parts: isTypical ? [text.minimum, text.typical, text.maximum] : [text.limit],
    groups,
    grades: table.grades.map(({ grade, itemNo, purpose, region }, index) => ({
      grade,
      itemNo,
      purpose: printedText(purpose, response, `${at}/grades/${index}/purpose`),
      region: printedText(region, response, `${at}/grades/${index}/region`),
    })),
  };
}

const none = '—';

function figureOf(value: number | null | undefined, decimals: number, locale: Locale): string {
  return value === null || value === undefined ? none : formatDecimals(locale, value, decimals);
}
