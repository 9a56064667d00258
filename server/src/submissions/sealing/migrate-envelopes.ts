import type { Kysely } from 'kysely';
import type { SubmissionKeys } from '../../config/submission-keys.ts';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';
import { encryptEnvelope, rewrapEnvelope } from './envelope.ts';
import { lockPlaintextRows, lockRowsWithOtherKeys, writeEnvelope, writeWrappedKey } from './envelope-rows.ts';

/** Encrypts rows that an earlier version stored unencrypted. Returns their number. */
export function encryptPlaintextRows(db: Kysely<Tables>, submissionKeys: SubmissionKeys): Promise<number> {
  return inBatches(db, async (batch) => {
    const rows = await lockPlaintextRows(batch);
    for (const { id, fields } of rows)
      await writeEnvelope(batch, id, encryptEnvelope(submissionKeys, id, JSON.stringify(fields)));
    return rows.length;
  });
}

/**
 * Key rotation: wraps all envelopes with the first configured key, so that the others can be removed.
 * Returns the number of submissions.
 */
export async function rotateEnvelopeKeys(db: Kysely<Tables>, keys: SubmissionKeys): Promise<number> {
  const rewrapIn = (table: 'submission' | 'submissionEntry') =>
    inBatches(db, async (batch) => {
      const rows = await lockRowsWithOtherKeys(batch, table, keys[0].id);
      for (const { id, wrappedKey, keyId } of rows)
        if (wrappedKey !== null && keyId !== null)
          await writeWrappedKey(batch, table, id, rewrapEnvelope(keys, id, { wrappedKey, keyId }));
      return rows.length;
    });
  await rewrapIn('submissionEntry');
  return rewrapIn('submission');
}

async function inBatches(db: Kysely<Tables>, work: (batch: Database) => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await db.transaction().execute(work);
    total += count;
    if (count === 0) return total;
  }
}
