import type { Locale } from 'contract/locales.ts';
import { type StoredTypicalValueTable, type TypicalValueTable, typicalValueTable } from 'contract/typical-values.ts';
import { resolve } from '../content-fields/resolve.ts';
import type { Unresolved } from '../http/fallback.ts';

export function toTypicalValueTable(stored: StoredTypicalValueTable, locale: Locale): Unresolved<TypicalValueTable> {
  return resolve(typicalValueTable, stored, { locale });
}
