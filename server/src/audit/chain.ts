import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** What the hash of an entry covers. `details` is the JSON text as it is stored. */
export type ChainedEntry = Omit<Selectable<Tables['audit.auditEntry']>, 'hash' | 'details'> & {
  details: string | null;
};

/** The previous hash of the first entry. */
export const firstPreviousHash: Buffer = Buffer.alloc(32);

/** SHA-256 of an entry with the hash of the previous one, so that no earlier entry can be changed alone. */
export function hashOfEntry(entry: ChainedEntry): Buffer {
  const covered = [
    entry.id,
    entry.at.toISOString(),
    entry.accountId,
    entry.accountName,
    entry.action,
    entry.objectKind,
    entry.objectId,
    entry.objectTitle,
    entry.details,
    entry.addressBlock,
    entry.previousHash.toString('hex'),
  ];
  return createHash('sha256').update(JSON.stringify(covered)).digest();
}
