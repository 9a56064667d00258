import { type InboxRef } from 'contract/console/inbox.ts';
import { extensionBounds, monthsLater } from 'contract/console/item-retention.ts';
import type { ExtensionReason } from 'contract/submissions/conversation.ts';
import type { Kysely } from 'kysely';
import type { Retention } from '../../config/config.ts';
import type { Tables } from '../../database/tables.ts';
import { HttpError } from '../../http/http-error.ts';
import type { StaffCaller } from '../../http/serve.ts';
import { lockItem } from '../store.ts';
import { auditSubmission } from '../../submissions/audit-submission.ts';
import { erasedOn } from '../../submissions/retention/erased-on.ts';

type Extension = InboxRef & { months: number; reason: ExtensionReason; seenErasedOn: string };

/** Keeps a message or resume longer, from the day on which it would be erased. */
export async function extend(
  { db, retention }: { db: Kysely<Tables>; retention: Retention },
  { kind, id, months, reason, seenErasedOn }: Extension,
  caller: StaffCaller,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const item = await lockItem(transaction, { kind, id });
    // A colleague has extended it, or it was sent twice.
    if (erasedOn(item, retention) !== seenErasedOn) throw new HttpError('stateConflict');
    if (item.extensions >= extensionBounds.times) throw new HttpError('stateConflict');
    const until = monthsLater(seenErasedOn, months);
    await transaction
      .updateTable('submission')
      .set({ keptUntil: until, keptFor: reason, extensions: item.extensions + 1 })
      .where('id', '=', id)
      .execute();
    await transaction
      .insertInto('submissionExtension')
      .values({ submissionId: id, number: item.extensions + 1, keptUntil: until, keptFor: reason })
      .execute();
    await auditSubmission(transaction, caller, 'inbox.extend', { kind, id, details: { until, reason } });
  });
}
