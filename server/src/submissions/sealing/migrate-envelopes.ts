import type { Kysely } from 'kysely';
import type { SubmissionKeys } from '../../config/submission-keys.ts';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';
import { encryptEnvelope, type Envelope, rewrapEnvelope } from './envelope.ts';
import {
  countRowsWithOtherKeys,
  type EnvelopeTable,
  lockPlaintextRows,
  lockRowsWithOtherKeys,
  writeEnvelope,
  writeWrappedKey,
} from './envelope-rows.ts';

/** Encrypts rows that an earlier version stored unencrypted. Returns their number. */
export function encryptPlaintextRows(db: Kysely<Tables>, submissionKeys: SubmissionKeys): Promise<number> {
  return inBatches(db, async (batch) => {
    const rows = await lockPlaintextRows(batch);
    for (const { id, fields } of rows)
      await writeEnvelope(batch, id, encryptEnvelope(submissionKeys, id, JSON.stringify(fields)));
    return rows.length;
  });
}

const tables: readonly EnvelopeTable[] = ['submissionEntry', 'submissionNote', 'submission'];

/** What a key rotation did: the number of submissions, and of rows that other keys still wrap, by the key's name. */
export type Rotation = { rewrapped: number; left: ReadonlyMap<string, number> };

/**
 * Key rotation: wraps all envelopes with the first configured key, so that the others can be removed. Skips rows whose
 * key is missing or another one than its name says.
 */
export async function rotateEnvelopeKeys(db: Kysely<Tables>, keys: SubmissionKeys): Promise<Rotation> {
  let rewrapped = 0;
  const left = new Map<string, number>();
  for (const table of tables) {
    const count = await rewrapTable(db, table, keys);
    if (table === 'submission') rewrapped = count;
    for (const [keyId, rows] of await countRowsWithOtherKeys(db, table, keys[0].id))
      left.set(keyId, (left.get(keyId) ?? 0) + rows);
  }
  return { rewrapped, left };
}

/** Returns the number of rewrapped rows. */
async function rewrapTable(db: Kysely<Tables>, table: EnvelopeTable, keys: SubmissionKeys): Promise<number> {
  let rewrapped = 0;
  // Skipped rows stay, so that a batch must begin after the last one.
  let after: string | undefined;
  await inBatches(db, async (batch) => {
    const rows = await lockRowsWithOtherKeys(batch, table, { keyId: keys[0].id, after });
    for (const { id, wrappedKey, keyId } of rows) {
      const wrapped = wrappedKey === null || keyId === null ? undefined : tryRewrap(keys, id, { wrappedKey, keyId });
      if (wrapped === undefined) continue;
      await writeWrappedKey(batch, table, id, wrapped);
      rewrapped += 1;
    }
    after = rows.at(-1)?.id ?? after;
    return rows.length;
  });
  return rewrapped;
}

function tryRewrap(keys: SubmissionKeys, id: string, envelope: Omit<Envelope, 'sealed'>) {
  try {
    return rewrapEnvelope(keys, id, envelope);
  } catch {
    return undefined;
  }
}

async function inBatches(db: Kysely<Tables>, work: (batch: Database) => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await db.transaction().execute(work);
    total += count;
    if (count === 0) return total;
  }
}
