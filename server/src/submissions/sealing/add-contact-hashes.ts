import { sql } from 'kysely';
import { z } from 'zod/mini';
import type { SubmissionKeys } from '../../config/submission-keys.ts';
import { forEachBatchById } from '../../database/batches-by-id.ts';
import type { Database } from '../../database/open.ts';
import { type ContactHashes, contactHashesOf } from './contact-hashes.ts';
import { decryptEnvelope } from './envelope.ts';

type HashContext = { db: Database; secret: Buffer; submissionKeys: SubmissionKeys };

/**
 * Adds them to messages and resumes of an earlier version, at a start and then every hour: it may still run on another
 * machine. What does not open stays without. Returns how many rows were changed.
 */
export async function addContactHashes({ db, secret, submissionKeys }: HashContext): Promise<number> {
  let added = 0;
  await forEachBatchById(
    (after, limit) => findWithout(db, after, limit),
    async (rows) => {
      const hashed = rows.flatMap(({ id, ...envelope }) => {
        const hashes = tryHash(secret, () => decryptEnvelope(submissionKeys, id, envelope));
        return hashes === undefined ? [] : [{ id, ...hashes }];
      });
      await writeHashes(db, hashed);
      added += hashed.length;
    },
  );
  return added;
}

/** After the secret was lost none would ever be found again. The next start computes them. */
export async function removeContactHashes(db: Database): Promise<void> {
  await db.updateTable('submission').set({ phoneHash: null, emailHash: null }).execute();
}

/** The error is left out, because it could quote the content. */
function tryHash(secret: Buffer, content: () => string): ContactHashes | undefined {
  try {
    return contactHashesOf(secret, z.parse(z.record(z.string(), z.unknown()), JSON.parse(content())));
  } catch {
    return undefined;
  }
}

function findWithout(db: Database, after: string, limit: number) {
  return db
    .selectFrom('submission')
    .select(['id', 'sealed', 'wrappedKey', 'keyId'])
    .where('phoneHash', 'is', null)
    .where('sealed', 'is not', null)
    .where('wrappedKey', 'is not', null)
    .where('keyId', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .$narrowType<{ sealed: Buffer; wrappedKey: Buffer; keyId: string }>()
    .execute();
}

async function writeHashes(db: Database, rows: readonly (ContactHashes & { id: string })[]): Promise<void> {
  const [ids, phones, emails] = [
    rows.map(({ id }) => id),
    rows.map(({ phoneHash }) => phoneHash),
    rows.map(({ emailHash }) => emailHash),
  ];
  await sql`update submission set phone_hash = computed.phone_hash, email_hash = computed.email_hash
    from unnest(${ids}::uuid[], ${phones}::bytea[], ${emails}::bytea[]) as computed (id, phone_hash, email_hash)
    where submission.id = computed.id`.execute(db);
}
