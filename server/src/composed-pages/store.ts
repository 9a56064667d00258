import type { Database } from '../database/open.ts';

export function findComposedPage(db: Database, name: string) {
  return db.selectFrom('composedPage').selectAll().where('name', '=', name).executeTakeFirst();
}
