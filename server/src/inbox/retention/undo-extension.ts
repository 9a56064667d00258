import { type InboxRef } from 'contract/console/inbox.ts';
import type { Kysely } from 'kysely';
import type { Retention } from '../../config/config.ts';
import type { Tables } from '../../database/tables.ts';
import { HttpError } from '../../http/http-error.ts';
import type { StaffCaller } from '../../http/serve.ts';
import { erasedOn } from '../../submissions/retention/erased-on.ts';
import { auditSubmission } from '../../submissions/audit-submission.ts';
import { lockItem } from '../store.ts';
import { erasedOnWithoutExtension } from './erased-on-without-extension.ts';

/** Takes the last extension back. */
export async function undoExtension(
  { db, retention }: { db: Kysely<Tables>; retention: Retention },
  { kind, id, seenErasedOn }: InboxRef & { seenErasedOn: string },
  caller: StaffCaller,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const item = await lockItem(transaction, { kind, id });
    const until = erasedOnWithoutExtension(item, retention, new Date());
    // A colleague has changed it, or it was sent twice.
    if (until === null || erasedOn(item, retention) !== seenErasedOn) throw new HttpError('stateConflict');
    const { extensions, extensionBefore } = item;
    await transaction
      .deleteFrom('submissionExtension')
      .where('submissionId', '=', id)
      .where('number', '>=', extensions)
      .execute();
    await transaction
      .updateTable('submission')
      .set({
        keptUntil: extensionBefore?.keptUntil ?? null,
        keptFor: extensionBefore?.keptFor ?? null,
        extensions: extensions - 1,
      })
      .where('id', '=', id)
      .execute();
    await auditSubmission(transaction, caller, 'inbox.undoExtension', { kind, id, details: { until } });
  });
}
