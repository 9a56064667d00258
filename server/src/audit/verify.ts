import { setTimeout as pause } from 'node:timers/promises';
import type { AuditBreakKind } from 'contract/console/audit-verification.ts';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { type ChainedEntry, firstPreviousHash, hashOfEntry } from './chain.ts';

/** The last entry of an intact chain. Noted elsewhere, it proves later that nothing before it was cut or replaced. */
export type Head = { id: string; hash: string };

/** `head` is the last entry that is as it was written. */
export type Verified = { entries: number; head: Head | undefined } & (
  | { isIntact: true }
  | { isIntact: false; id: string; kind: AuditBreakKind }
);

/** Requests get their turn between two batches, so that neither visitors nor writers notice the verification. */
const batch = 250;
const pauseMilliseconds = 5;

/** Follows the chain from its first entry, up to the first broken link. `noted` is a head of an earlier run. */
export async function verifyAuditLog(db: Database, noted?: Head): Promise<Verified> {
  let previousHash = firstPreviousHash;
  let last = 0n;
  let head: Head | undefined;
  const broken = (id: string, kind: AuditBreakKind) => ({
    isIntact: false as const,
    id,
    kind,
    entries: Number(last),
    head,
  });
  // The server's role may insert: an entry below the first would be listed as the oldest, and be in no chain.
  if (await hasEntryBelowFirst(db)) return broken('1', 'replaced');
  for (;;) {
    const rows = await readAfter(db, last);
    for (const row of rows) {
      const expected = String(last + 1n);
      if (row.id !== expected) return broken(expected, 'missing');
      if (!row.previousHash.equals(previousHash)) return broken(row.id, 'replaced');
      if (!row.hash.equals(hashOfEntry(row))) return broken(row.id, 'changed');
      const hash = row.hash.toString('hex');
      if (noted?.id === row.id && noted.hash !== hash) return broken(row.id, 'rewritten');
      head = { id: row.id, hash };
      previousHash = row.hash;
      last += 1n;
    }
    if (rows.length < batch) break;
    await pause(pauseMilliseconds);
  }
  if (noted !== undefined && BigInt(noted.id) > last) return broken(String(last + 1n), 'cutOff');
  return { isIntact: true, entries: Number(last), head };
}

async function hasEntryBelowFirst(db: Database): Promise<boolean> {
  const below = await db.selectFrom('audit.auditEntry').select('id').where('id', '<', '1').limit(1).executeTakeFirst();
  return below !== undefined;
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
