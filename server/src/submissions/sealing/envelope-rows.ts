import type { Database } from '../../database/open.ts';
import type { Envelope } from './envelope.ts';

const batchSize = 500;

/** Unencrypted rows of an earlier version, locked until they are encrypted. */
export async function lockPlaintextRows(db: Database) {
  return db
    .selectFrom('submission')
    .select(['id', 'fields'])
    .where('fields', 'is not', null)
    .limit(batchSize)
    .forUpdate()
    .execute();
}

export async function writeEnvelope(db: Database, id: string, envelope: Envelope): Promise<void> {
  await db
    .updateTable('submission')
    .set({ ...envelope, fields: null })
    .where('id', '=', id)
    .execute();
}

/** The tables with envelopes. */
export type EnvelopeTable = 'submission' | 'submissionEntry' | 'submissionNote';

/** The next rows after an id that are wrapped with another key, locked until they are rewrapped. */
export async function lockRowsWithOtherKeys(
  db: Database,
  table: EnvelopeTable,
  { keyId, after }: { keyId: string; after: string | undefined },
) {
  return db
    .selectFrom(table)
    .select(['id', 'wrappedKey', 'keyId'])
    .where('keyId', '<>', keyId)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(batchSize)
    .forUpdate()
    .execute();
}

/** How many rows are wrapped with each other key. */
export async function countRowsWithOtherKeys(
  db: Database,
  table: EnvelopeTable,
  keyId: string,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom(table)
    .select(({ fn }) => ['keyId', fn.countAll().as('count')])
    .where('keyId', '<>', keyId)
    .groupBy('keyId')
    .execute();
  return new Map(rows.map((row) => [row.keyId ?? '', Number(row.count)]));
}

export async function writeWrappedKey(
  db: Database,
  table: EnvelopeTable,
  id: string,
  wrapped: Omit<Envelope, 'sealed'>,
): Promise<void> {
  await db.updateTable(table).set(wrapped).where('id', '=', id).execute();
}
