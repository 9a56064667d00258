import type { CokeKind } from 'contract/typical-values.ts';
import type { Database } from '../database/open.ts';

export function listTypicalValueTables(db: Database, coke: CokeKind) {
  return db
    .selectFrom('typicalValueTable')
    .selectAll()
    .where('coke', '=', coke)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
