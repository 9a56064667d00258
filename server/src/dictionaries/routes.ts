import { getDictionary } from 'contract/dictionaries.ts';
import type { Database } from '../database/open.ts';
import { serve } from '../http/serve.ts';
import { listDictionaryEntries } from './store.ts';
import { toDictionaryEntry } from './view.ts';

export const dictionaryRoutes = [
  serve(getDictionary, async ({ db }: { db: Database }, { dictType }) => ({
    data: (await listDictionaryEntries(db, dictType)).map(toDictionaryEntry),
  })),
];
