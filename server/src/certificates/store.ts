import type { Database } from '../database/open.ts';

/** The samples that a page offers to try. */
const shownSamples = 12;

export function findLotCertificate(db: Database, lotNo: string) {
  return db.selectFrom('lotCertificate').selectAll().where('lotNo', '=', lotNo).executeTakeFirst();
}

export function listSamples(db: Database) {
  return db
    .selectFrom('lotCertificate')
    .select(['lotNo', 'name'])
    .where('isSample', '=', true)
    .orderBy('issuedAt', 'desc')
    .orderBy('id')
    .limit(shownSamples)
    .execute();
}
