import type { Database } from '../database/open.ts';
import type { StaffCaller } from '../http/serve.ts';
import { auditedCaller } from './caller.ts';
import { type AuditRecord, recordAudit } from './record.ts';

/** Records who opens something, once an hour. */
export async function recordOpening(
  db: Database,
  caller: StaffCaller,
  { action, object }: Pick<AuditRecord, 'action' | 'object'>,
): Promise<void> {
  const earlier = await db
    .selectFrom('audit.auditEntry')
    .select('id')
    .where('objectKind', '=', object.kind)
    .where('objectId', '=', object.id)
    .where('action', '=', action)
    .where('accountId', '=', caller.signedIn.accountId)
    .where('at', '>', new Date(Date.now() - 60 * 60_000))
    .limit(1)
    .executeTakeFirst();
  if (earlier === undefined) await recordAudit(db, { ...auditedCaller(caller), action, object });
}
