import { formatLimit } from 'contract/format-limit.ts';
import { formatDecimals } from 'contract/format-number.ts';
import type { Locale } from 'contract/locales.ts';
import type { ComparedColumn, TextWithLang } from './compared-columns.ts';

/** Undefined for what is not stated. */
export type ComparedCell = { typical: string | undefined; limit: string | undefined };

export type ComparedRow = {
  id: string;
  key: string;
  name: TextWithLang;
  unit: string;
  /** One for each column. */
  cells: ComparedCell[];
  same: boolean;
  /** Some columns do not state it. */
  isPartial: boolean;
};

/** Whether several columns all state the same. */
export function areSame(values: readonly string[]): boolean {
  return values.length > 1 && values[0] !== '' && new Set(values).size === 1;
}

/** A row for each property in one unit. Those of the first column come first, in its order. */
export function comparedRows(columns: readonly ComparedColumn[], locale: Locale): ComparedRow[] {
  const idOf = ({ key, unit }: { key: string; unit: string }) => `${key} ${unit}`;
  const ids = new Set(columns.flatMap(({ properties }) => properties.map(idOf)));
  return [...ids].flatMap((id) => {
    const found = columns.map(({ properties }) => properties.find((property) => idOf(property) === id));
    const first = found.find((property) => property !== undefined);
    if (first === undefined) return [];
    const cells = found.map((property) => ({
      typical:
        typeof property?.typical === 'number' ? formatDecimals(locale, property.typical, property.decimals) : undefined,
      limit: property && formatLimit(locale, property),
    }));
    const stated = cells.filter(({ typical, limit }) => typical !== undefined || limit !== undefined);
    // A property that none of the chosen grades is tested for.
    if (stated.length === 0) return [];
    const same = areSame(cells.map(({ typical = '', limit = '' }) => `${typical}${limit}`));
    return [
      { id, key: first.key, name: first.name, unit: first.unit, cells, same, isPartial: stated.length < cells.length },
    ];
  });
}
