import type { Context } from '../context.ts';
import type { Database } from '../database/open.ts';
import type { SubmissionKeys } from '../config/submission-keys.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { rewrap, seal } from './envelope.ts';
import { lockUnderOtherKeys, lockUnsealed, writeEnvelope, writeWrappedKey } from './store.ts';

/** Seals what an earlier version kept readable. Answers how many submissions. */
export function sealOlder({ db, submissionKeys }: Pick<Context, 'db' | 'submissionKeys'>): Promise<number> {
  return inParts(db, async (part) => {
    const rows = await lockUnsealed(part);
    for (const { id, fields } of rows) await writeEnvelope(part, id, seal(submissionKeys, id, JSON.stringify(fields)));
    return rows.length;
  });
}

/** Brings everything under the configuration's first key, so that the others can be taken out of it. Answers how many submissions. */
export async function rewrapAll(db: Kysely<Tables>, keys: SubmissionKeys): Promise<number> {
  const rewrapIn = (table: 'submission' | 'submissionEntry') =>
    inParts(db, async (part) => {
      const rows = await lockUnderOtherKeys(part, table, keys[0].id);
      for (const { id, wrappedKey, keyId } of rows)
        if (wrappedKey !== null && keyId !== null)
          await writeWrappedKey(part, table, id, rewrap(keys, id, { wrappedKey, keyId }));
      return rows.length;
    });
  await rewrapIn('submissionEntry');
  return rewrapIn('submission');
}

async function inParts(db: Kysely<Tables>, work: (part: Database) => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await db.transaction().execute(work);
    total += count;
    if (count === 0) return total;
  }
}
