import { getTypicalValues } from 'contract/typical-values.ts';
import type { Database } from '../database/open.ts';
import { serve } from '../http/serve.ts';
import { listTypicalValueTables } from './store.ts';
import { toTypicalValueTable } from './view.ts';

export const typicalValueRoutes = [
  serve(getTypicalValues, async ({ db }: { db: Database }, { name }, { locale }) => ({
    data: (await listTypicalValueTables(db, name)).map((table) => toTypicalValueTable(table, locale)),
  })),
];
