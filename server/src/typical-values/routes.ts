import { getTypicalValues } from 'contract/typical-values.ts';
import { serve } from '../http/serve.ts';
import { listTypicalValueTables } from './store.ts';
import { viewTypicalValueTable } from './view.ts';

export const typicalValueRoutes = [
  serve(getTypicalValues, async ({ db }, { name }, { locale }) => ({
    data: (await listTypicalValueTables(db, name)).map((table) => viewTypicalValueTable(table, locale)),
  })),
];
