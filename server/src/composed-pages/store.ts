import type { Database } from '../database/open.ts';

export function findComposedPage(db: Database, name: string) {
  return db.selectFrom('composedPage').selectAll().where('name', '=', name).executeTakeFirst();
}

export function listComposedPagesForSitemap(db: Database) {
  return db.selectFrom('composedPage').select(['name', 'title', 'lead', 'sections']).execute();
}
