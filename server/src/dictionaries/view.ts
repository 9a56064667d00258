import type { DictionaryEntry } from 'contract/dictionaries.ts';
import type { Localized } from 'contract/localized.ts';

/** An entry has all three labels; a missing translation falls back to Chinese. */
export function toDictionaryEntry(row: { value: string; label: Localized }): DictionaryEntry {
  return {
    dictValue: row.value,
    dictLabel: row.label.cn,
    cssClass: row.label.en ?? row.label.cn,
    remark: row.label.ru ?? row.label.cn,
  };
}
