import type { AuditAction, AuditDetailName } from 'contract/console/audit.ts';
import { lockUntilCommit } from '../database/advisory-locks.ts';
import type { Database } from '../database/open.ts';
import { firstPreviousHash, hashOfEntry } from './chain.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

export type AuditDetails = { readonly [Name in AuditDetailName]?: Json | undefined };

export type AuditRecord = {
  /** Null: the system itself. */
  by: { accountId: number; name: string } | null;
  action: AuditAction;
  object: { kind: string; id: string; title?: string };
  /** What changed. No passwords, codes or tokens, and nothing of a report but why its identity was opened. */
  details?: AuditDetails;
  /** The address block of the caller, never the whole address. */
  addressBlock?: string | undefined;
};

/**
 * Appends an entry to the audit log. In a transaction the entry stands or falls with it; call it
 * last there, because it holds back all other entries until the commit.
 */
export async function recordAudit(db: Database, record: AuditRecord): Promise<void> {
  if (db.isTransaction) await append(db, record);
  else await db.transaction().execute((transaction) => append(transaction, record));
}

async function append(db: Database, { by, action, object, details, addressBlock }: AuditRecord): Promise<void> {
  await lockUntilCommit(db, 'auditLog');
  const last = await db
    .selectFrom('audit.auditEntry')
    .select(['id', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const entry = {
    id: String(BigInt(last?.id ?? 0) + 1n),
    at: new Date(),
    accountId: by?.accountId ?? null,
    accountName: by?.name ?? null,
    action,
    objectKind: object.kind,
    objectId: object.id,
    objectTitle: object.title ?? null,
    details: details === undefined ? null : JSON.stringify(details),
    addressBlock: addressBlock ?? null,
    previousHash: last?.hash ?? firstPreviousHash,
  };
  await db
    .insertInto('audit.auditEntry')
    .values({ ...entry, hash: hashOfEntry(entry) })
    .execute();
}
