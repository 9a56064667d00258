import type { DictionaryEntry } from 'contract/dictionaries.ts';
import type { Localized } from '../database/localized.ts';

/** An entry carries all three labels, so the reader chooses; a missing one is the Chinese one. */
export function viewEntry(row: { value: string; label: Localized }): DictionaryEntry {
  return {
    dictValue: row.value,
    dictLabel: row.label.cn,
    cssClass: row.label.en ?? row.label.cn,
    remark: row.label.ru ?? row.label.cn,
  };
}
