/** The same change of several items. One that cannot be changed is left as it is, and the others are changed. */
import type { InboxBulkChange, InboxBulkProblem } from 'contract/console/inbox-bulk.ts';
import type { InboxKind, InboxRef } from 'contract/console/inbox.ts';
import { HttpError } from '../http/http-error.ts';
import type { StaffCaller } from '../http/serve.ts';
import { assign, type Change, type Changed, changeStatus, markSpam, type WriteContext } from './changes.ts';
import { auditSubmission } from '../submissions/audit-submission.ts';

type SeenItem = { id: string; seenEntries: number; seenAssignee: string | null };

type BulkInput = { kind: InboxKind; change: InboxBulkChange; items: readonly SeenItem[] };

type BulkResult = { id: string; problem: InboxBulkProblem | null };

/**
 * The items are locked in the order of their ids: two bulk changes at once must not wait for each other. A change that
 * throws has written nothing.
 */
export async function changeInBulk(
  { db, ...keys }: WriteContext,
  { kind, change, items }: BulkInput,
  caller: StaffCaller,
): Promise<BulkResult[]> {
  const byId = new Map(items.map((item) => [item.id, item]));
  const changeOne = changeOf(change);
  return db.transaction().execute(async (transaction) => {
    const outcomes: (BulkResult & { changed?: Changed | undefined })[] = [];
    for (const item of [...byId.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)))
      outcomes.push(
        await changeOne({ db: transaction, ...keys }, { kind, ...item }, caller).then(
          (changed) => ({ id: item.id, problem: null, changed }),
          (error: unknown) => ({ id: item.id, problem: problemOf(error) }),
        ),
      );
    const inBulk = outcomes.filter(({ changed }) => changed).length;
    // Last: from here on all other entries of the audit log wait.
    for (const { id, changed } of outcomes)
      if (changed)
        await auditSubmission(transaction, caller, changed.action, {
          kind,
          id,
          details: { ...changed.details, inBulk },
        });
    return outcomes.map(({ id, problem }) => ({ id, problem }));
  });
}

function changeOf(change: InboxBulkChange): Change<InboxRef & Omit<SeenItem, 'id'>> {
  if (change.action === 'assign')
    return (context, item, caller) => assign(context, { ...item, accountId: change.accountId }, caller);
  if (change.action === 'close' || change.action === 'reopen') {
    const status = change.action === 'close' ? 'closed' : 'inProgress';
    return (context, item, caller) => changeStatus(context, { ...item, status }, caller);
  }
  const isSpam = change.action === 'markSpam';
  return (context, item, caller) => markSpam(context, { ...item, isSpam }, caller);
}

/** Why one item was not changed. Throws what concerns the whole request, such as an account that cannot be assigned. */
function problemOf(error: unknown): InboxBulkProblem {
  if (!(error instanceof HttpError)) throw error;
  switch (error.code) {
    case 'notFound':
    case 'stateConflict':
    case 'recordAltered':
      return error.code;
    default:
      throw error;
  }
}
