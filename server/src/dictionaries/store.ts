import type { DictionaryType } from 'contract/dictionaries.ts';
import type { Database } from '../database/open.ts';

export function listDictionaryEntries(db: Database, dictionary: DictionaryType) {
  return db
    .selectFrom('dictionaryEntry')
    .select(['value', 'label'])
    .where('dictionary', '=', dictionary)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
