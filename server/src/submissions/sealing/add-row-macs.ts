import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';
import { entryMac, noteMac, reportKeyMac, reportMac, submissionMac } from './row-mac.ts';

const batchSize = 500;

/**
 * Adds MACs to rows of an earlier version, once on each machine. The marker file is outside the
 * database, so that an attacker with database access cannot have a forged row authenticated.
 */
export async function addRowMacs(db: Kysely<Tables>, secret: Buffer, dataDir: string): Promise<void> {
  if (existsSync(markerOf(dataDir))) return;
  await db.transaction().execute((transaction) => addMissingMacs(transaction, secret));
  markRowMacsAdded(dataDir);
}

/** Makes this machine reject rows without a MAC from now on. */
export function markRowMacsAdded(dataDir: string): void {
  writeFileSync(markerOf(dataDir), '');
}

/** Replaces all MACs after the secret was lost; requires a transaction. */
export async function renewRowMacs(db: Database, secret: Buffer): Promise<void> {
  for (const { table } of olderRows) await sql`update ${sql.table(table)} set mac = null`.execute(db);
  await addMissingMacs(db, secret);
}

/** Requires a transaction. */
export async function addMissingMacs(db: Database, secret: Buffer): Promise<void> {
  for (const { table, key, read } of olderRows)
    for (let count = batchSize; count === batchSize; ) {
      const rows = await read(db, secret);
      await writeMacs(db, { table, key }, rows);
      count = rows.length;
    }
}

function markerOf(dataDir: string): string {
  return path.join(dataDir, 'row-macs-added');
}

/** `id` is the value of the table's key column. */
type RowMac = { id: string; mac: Buffer };
type OlderRows = { table: keyof Tables; key: string; read: (db: Database, secret: Buffer) => Promise<RowMac[]> };

/** Ordered by random ids: the write order must not reveal when a report arrived. */
const olderRows: OlderRows[] = [
  {
    table: 'submission',
    key: 'id',
    read: async (db, secret) => {
      const query = db.selectFrom('submission').select(['id', 'receiptId', 'receiptRecipient']);
      // A row without a receipt needs no MAC.
      const older = query.where('mac', 'is', null).where('receiptId', 'is not', null);
      const rows = await older.orderBy('id').limit(batchSize).execute();
      return rows.map((row) => ({ id: row.id, mac: submissionMac(secret, row) }));
    },
  },
  {
    table: 'report',
    key: 'id',
    read: async (db, secret) => {
      const query = db
        .selectFrom('report')
        .select(['id', 'receiptId', 'receiptRecipient', 'sealed', 'sealedIdentity', 'receivedAt']);
      const rows = await query.where('mac', 'is', null).orderBy('id').limit(batchSize).execute();
      return rows.map((row) => ({ id: row.id, mac: reportMac(secret, row) }));
    },
  },
  ...(['submissionEntry', 'reportEntry'] as const).map(
    (table): OlderRows => ({
      table,
      key: 'id',
      read: async (db, secret) => {
        const query = db.selectFrom(table).select(['id', 'submissionId', 'position', 'author', 'sealed', 'writtenAt']);
        const rows = await query.where('mac', 'is', null).orderBy('id').limit(batchSize).execute();
        return rows.map((row) => ({ id: row.id, mac: entryMac(secret, row) }));
      },
    }),
  ),
  {
    table: 'reportNote',
    key: 'id',
    read: async (db, secret) => {
      const query = db.selectFrom('reportNote').select(['id', 'submissionId', 'position', 'sealed', 'writtenAt']);
      const rows = await query.where('mac', 'is', null).orderBy('id').limit(batchSize).execute();
      return rows.map((row) => ({ id: row.id, mac: noteMac(secret, row) }));
    },
  },
  {
    table: 'reportKey',
    key: 'name',
    read: async (db, secret) => {
      const query = db.selectFrom('reportKey').select(['name', 'role', 'recipient', 'signingKey']);
      const rows = await query.where('mac', 'is', null).orderBy('name').limit(batchSize).execute();
      return rows.map((row) => ({ id: row.name, mac: reportKeyMac(secret, row) }));
    },
  },
];

async function writeMacs(
  db: Database,
  { table, key }: { table: keyof Tables; key: string },
  rows: readonly RowMac[],
): Promise<void> {
  const [ids, macs] = [rows.map(({ id }) => id), rows.map(({ mac }) => mac)];
  await sql`update ${sql.table(table)} as target set mac = computed.mac
    from unnest(${ids}::text[], ${macs}::bytea[]) as computed (id, mac)
    where target.${sql.ref(key)}::text = computed.id`.execute(db);
}
