import { decimalSeparators } from 'contract/format-number.ts';
import type { Locale } from 'contract/locales.ts';
import { methodsIn } from 'contract/products/test-methods.ts';
import type { TypicalValueTable, ValueRange } from 'contract/typical-values.ts';
import { type ChosenUnits, scaleOf, type ShownUnit } from './unit-scale.ts';
import { formatForSpreadsheet } from './format-figure.ts';

type Words = {
  property: string;
  unit: string;
  method: string;
  purpose: string;
  region: string;
  minimum: string;
  typical: string;
  maximum: string;
  units: Record<ShownUnit, string>;
};

/** The columns of a range for each kind of table. */
export const rangeColumns = {
  typical: ['minimum', 'typical', 'maximum'],
  specification: ['minimum', 'maximum'],
} as const satisfies Record<TypicalValueTable['kind'], readonly (keyof ValueRange)[]>;

/** The table as lines of cells in the chosen units. The use and the region of a grade are above its first figure. */
export function tableRows(
  table: TypicalValueTable,
  chosen: ChosenUnits,
  locale: Locale,
  words: Words,
): readonly (readonly string[])[] {
  const parts = rangeColumns[table.kind];
  const ofGrades = (name: string, text: (grade: TypicalValueTable['grades'][number]) => string) => [
    name,
    '',
    '',
    ...table.grades.flatMap((grade) => parts.map((_, index) => (index === 0 ? text(grade) : ''))),
  ];
  const head = [
    words.property,
    words.unit,
    words.method,
    ...table.grades.flatMap(({ grade }) => parts.map((part) => `${grade} ${words[part]}`)),
  ];
  const rows = table.properties.map((property, index) => {
    const scale = scaleOf(property, chosen);
    const figures = table.grades.flatMap(({ values }) =>
      parts.map((part) => {
        const value = values[index]?.[part] ?? null;
        return value === null ? '' : formatForSpreadsheet(locale, value, scale);
      }),
    );
    return [property.name, words.units[scale.unit], methodsIn(property, locale).join(', '), ...figures];
  });
  return [
    head,
    ofGrades(words.purpose, ({ purpose }) => purpose),
    ofGrades(words.region, ({ region }) => region),
    ...rows,
  ];
}

type Rows = ReturnType<typeof tableRows>;

/** Spreadsheets that expect decimal commas expect semicolons between cells. */
export function csvOf(rows: Rows, locale: Locale): string {
  const separator = decimalSeparators[locale] === ',' ? ';' : ',';
  return rows.map((cells) => cells.map((cell) => quoted(cell, separator)).join(separator)).join('\r\n');
}

/** For the clipboard: spreadsheets put what tabs separate into columns, and comma text into one. */
export function tabSeparated(rows: Rows): string {
  return rows.map((cells) => cells.map((cell) => cell.replaceAll(/\s+/g, ' ')).join('\t')).join('\r\n');
}

/** For the clipboard: documents and mails keep a table. */
export function htmlOf(rows: Rows): string {
  const lines = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`);
  return `<table>${lines.join('')}</table>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A link to it downloads the file, also without scripts. Excel takes a file without a byte order mark for Windows-1252. */
export function csvHref(rows: Rows, locale: Locale): string {
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${csvOf(rows, locale)}`)}`;
}

function quoted(cell: string, separator: string): string {
  const needsQuotes = cell.includes(separator) || /["\r\n]/.test(cell);
  return needsQuotes ? `"${cell.replaceAll('"', '""')}"` : cell;
}
