import { type InboxRef } from 'contract/console/inbox.ts';
import type { ErasureReason } from 'contract/console/retention.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { StaffCaller } from '../../http/serve.ts';
import { auditSubmission } from '../../submissions/audit-submission.ts';
import { lockItem } from '../store.ts';
import { deleteForGood } from '../../submissions/delete-submissions.ts';
import { countErased } from '../../submissions/retention/erasure-counts.ts';

type Erasure = InboxRef & { reason: ErasureReason; reference: string };

/** Erases a message or resume as a withdrawal does, so that its receipt finds as little. */
export async function erase(
  { db, files }: { db: Kysely<Tables>; files: FileStore },
  { kind, id, reason, reference }: Erasure,
  caller: StaffCaller,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Waits for an answer that is being saved; one that comes later finds nothing.
    await lockItem(transaction, { kind, id });
    await deleteForGood(transaction, files, { kind, id });
    await countErased(transaction, { kind, cause: 'erased', number: 1 }, new Date());
    const details = { reason, ...(reference !== '' && { reference }) };
    await auditSubmission(transaction, caller, 'inbox.erase', { kind, id, details });
  });
}
