import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { type Break, Breaks } from './breaks.ts';
import { type ChainedEntry, firstPreviousHash, hashOfEntry } from './chain.ts';

/** The last entry of the log. Noted elsewhere, it proves later that nothing before it was cut or replaced. */
export type Head = { id: string; hash: string };

export const headWords = ({ id, hash }: Head) => `${id}:${hash}`;

export type Verified = {
  entries: number;
  head: Head | undefined;
  /** The first ones that nobody has acknowledged, in their order. */
  breaks: Break[];
  breakCount: number;
  /** How many others staff have acknowledged. */
  acknowledged: number;
  /** Undefined without a break. */
  brokenHash: string | undefined;
};

type VerifyOptions = {
  /** Ends the verification between two batches. */
  signal?: AbortSignal;
  /** Called after each batch with the number of its last entry. */
  onBatch?: (id: string) => Promise<void>;
};

/** Requests get their turn between two batches, so that neither visitors nor writers notice the verification. */
const batch = 250;
const pauseMilliseconds = 5;

const lowestId = String(-(2n ** 63n));

/** Follows the chain from its first entry to its last. `noted` is a head of an earlier run. */
export async function verifyAuditLog(
  db: Database,
  noted?: Head,
  { signal, onBatch }: VerifyOptions = {},
): Promise<Verified> {
  const breaks = new Breaks();
  let previousHash = firstPreviousHash;
  let head: Head | undefined;
  let entries = 0;
  let readUntil = lowestId;
  for (;;) {
    signal?.throwIfAborted();
    const rows = await readAfter(db, readUntil);
    for (const row of rows) {
      const found = breakAt(row, BigInt(head?.id ?? 0) + 1n, previousHash);
      if (found !== undefined) breaks.add(found, previousHash, row);
      else if (row.action === 'audit.acknowledge') breaks.acknowledge(row.details);
      entries += 1;
      if (isBelowFirst(row)) continue;
      head = { id: row.id, hash: row.hash.toString('hex') };
      previousHash = row.hash;
      if (noted?.id === head.id && noted.hash !== head.hash)
        breaks.loseHead({ id: head.id, kind: 'rewritten' }, headWords(noted));
    }
    readUntil = rows.at(-1)?.id ?? readUntil;
    await onBatch?.(readUntil);
    if (rows.length < batch) break;
    await pause(pauseMilliseconds);
  }
  const last = BigInt(head?.id ?? 0);
  if (noted !== undefined && BigInt(noted.id) > last)
    breaks.loseHead({ id: String(last + 1n), kind: 'cutOff' }, headWords(noted));
  return { entries, head, ...breaks.found };
}

/** The server's role may insert: such an entry would be listed as the oldest, and be in no chain. */
function isBelowFirst({ id }: ChainedEntry): boolean {
  return BigInt(id) < 1n;
}

function breakAt(row: ChainedEntry & { hash: Buffer }, expected: bigint, previousHash: Buffer): Break | undefined {
  if (isBelowFirst(row)) return { id: '1', kind: 'replaced' };
  if (BigInt(row.id) !== expected) return { id: String(expected), kind: 'missing' };
  if (!row.previousHash.equals(previousHash)) return { id: row.id, kind: 'replaced' };
  return row.hash.equals(hashOfEntry(row)) ? undefined : { id: row.id, kind: 'changed' };
}

async function readAfter(db: Database, id: string): Promise<(ChainedEntry & { hash: Buffer })[]> {
  const { rows } = await sql<ChainedEntry & { hash: Buffer }>`
    select id, at, account_id, account_name, action, object_kind, object_id, object_title, details::text as details,
      address_block, previous_hash, hash
    from audit.audit_entry where id > ${id} order by id limit ${batch}`.execute(db);
  return rows;
}

/** Whether the server's role could change the log, if it removed the triggers first. */
export async function isOwnedByServer(db: Database): Promise<boolean> {
  const { rows } = await sql<{ own: boolean }>`
    select pg_has_role(relowner, 'usage') as own from pg_class where oid = 'audit.audit_entry'::regclass`.execute(db);
  return rows[0]?.own === true;
}
