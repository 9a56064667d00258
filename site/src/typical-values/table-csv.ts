import type { Locale } from 'contract/locales.ts';
import type { TypicalValueTable, ValueRange } from 'contract/typical-values.ts';
import { type ChosenUnits, scaleOf, type ShownUnit } from './show-units.ts';
import { decimalSeparators, formatForSpreadsheet } from './format-figure.ts';

type Words = {
  property: string;
  unit: string;
  method: string;
  minimum: string;
  typical: string;
  maximum: string;
  units: Record<ShownUnit, string>;
};

/** The columns of a range for each kind of table. */
export const partsOf = {
  typical: ['minimum', 'typical', 'maximum'],
  specification: ['minimum', 'maximum'],
} as const satisfies Record<TypicalValueTable['kind'], readonly (keyof ValueRange)[]>;

/** The table as CSV in the chosen units. Spreadsheets that expect decimal commas expect semicolons between cells. */
export function tableCsv(table: TypicalValueTable, chosen: ChosenUnits, locale: Locale, words: Words): string {
  const parts = partsOf[table.kind];
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
    return [property.name, words.units[scale.unit], property.methods.join(', '), ...figures];
  });
  const separator = decimalSeparators[locale] === ',' ? ';' : ',';
  return [head, ...rows].map((cells) => cells.map((cell) => quoted(cell, separator)).join(separator)).join('\r\n');
}

function quoted(cell: string, separator: string): string {
  const needsQuotes = cell.includes(separator) || /["\r\n]/.test(cell);
  return needsQuotes ? `"${cell.replaceAll('"', '""')}"` : cell;
}
