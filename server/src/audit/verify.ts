import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { type ChainedEntry, firstPreviousHash, hashOfEntry } from './chain.ts';

/** The last entry of an intact chain. Noted elsewhere, it proves later that nothing before it was cut or replaced. */
export type Head = { id: string; hash: string };

export type Verified =
  | { isIntact: true; entries: number; head: Head | undefined }
  | { isIntact: false; id: string; reason: string };

const batch = 1000;

/** Follows the chain from its first entry, up to the first broken link. `noted` is a head of an earlier run. */
export async function verifyAuditLog(db: Database, noted?: Head): Promise<Verified> {
  let previousHash = firstPreviousHash;
  let last = 0n;
  let head: Head | undefined;
  for (;;) {
    const rows = await readAfter(db, last);
    for (const row of rows) {
      const expected = String(last + 1n);
      if (row.id !== expected) return broken(expected, 'it is missing');
      if (!row.previousHash.equals(previousHash))
        return broken(row.id, 'it does not follow the entry before it: that one was replaced');
      if (!row.hash.equals(hashOfEntry(row))) return broken(row.id, 'it was changed after it was written');
      head = { id: row.id, hash: row.hash.toString('hex') };
      if (noted?.id === row.id && noted.hash !== head.hash)
        return broken(row.id, 'its hash is not the one that was noted: the log was written anew');
      previousHash = row.hash;
      last += 1n;
    }
    if (rows.length < batch) break;
  }
  if (noted !== undefined && BigInt(noted.id) > last)
    return broken(String(last + 1n), 'the end of the log was cut off');
  return { isIntact: true, entries: Number(last), head };
}

function broken(id: string, reason: string): Verified {
  return { isIntact: false, id, reason };
}

async function readAfter(db: Database, id: bigint): Promise<(ChainedEntry & { hash: Buffer })[]> {
  const { rows } = await sql<ChainedEntry & { hash: Buffer }>`
    select id, at, account_id, account_name, action, object_kind, object_id, object_title, details::text as details,
      address_block, previous_hash, hash
    from audit.audit_entry where id > ${String(id)} order by id limit ${batch}`.execute(db);
  return rows;
}

/** Whether the server's role could change the log, if it removed the triggers first. */
export async function isOwnedByServer(db: Database): Promise<boolean> {
  const { rows } = await sql<{ own: boolean }>`
    select pg_has_role(relowner, 'usage') as own from pg_class where oid = 'audit.audit_entry'::regclass`.execute(db);
  return rows[0]?.own === true;
}
