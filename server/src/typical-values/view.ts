import type { Locale } from 'contract/locales.ts';
import type { TypicalValueTable } from 'contract/typical-values.ts';
import { give, type Localized } from '../database/localized.ts';
import type { StoredGrade, StoredProperty } from '../database/tables.ts';
import type { Unresolved } from '../http/fallback.ts';

type StoredTable = {
  key: string;
  kind: TypicalValueTable['kind'];
  market: TypicalValueTable['market'];
  title: Localized;
  note: Localized;
  properties: StoredProperty[];
  grades: StoredGrade[];
};

export function viewTypicalValueTable(table: StoredTable, locale: Locale): Unresolved<TypicalValueTable> {
  return {
    key: table.key,
    kind: table.kind,
    market: table.market,
    title: give(table.title, locale),
    note: give(table.note, locale),
    properties: table.properties.map(({ key, name, group, unit, decimals, methods }) => ({
      key,
      name: give(name, locale),
      group: give(group, locale),
      unit,
      decimals,
      methods,
    })),
    grades: table.grades.map(({ grade, purpose, region, itemNo, values }) => ({
      grade,
      purpose: give(purpose, locale),
      region: give(region, locale),
      itemNo,
      values,
    })),
  };
}
