import { changeContentInBulk, undoBulkChange } from 'contract/console/bulk-changes.ts';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { publishingBounds } from 'contract/console/content-items.ts';
import type { AuditAction } from 'contract/console/audit.ts';
import type { Database } from '../../database/open.ts';
import { HttpError } from '../../http/http-error.ts';
import { serveStaff, type StaffCaller } from '../../http/serve.ts';
import { auditItem } from './audit-item.ts';
import { type BulkOutcome, changeInBulk, undoInBulk } from '../changes/bulk.ts';
import { withFilledTitles } from '../items/filled-titles.ts';
import type { Publishable } from '../definition.ts';
import { publicationTimesOf } from '../changes/publication-times.ts';
import { rejectPublisher } from '../changes/publish.ts';
import type { PublishingContext } from './route-items.ts';
import { readUndoToken, undoToken } from '../changes/undo-token.ts';

const actions = {
  publish: 'content.publish',
  withdraw: 'content.withdraw',
  undoWithdrawal: 'content.undoWithdrawal',
} as const satisfies Record<string, AuditAction>;

/** Checks and runs a change of many items and audits each of them, in one transaction. */
async function runInBulk(
  { db, publishableKinds, secret }: PublishingContext,
  { kind: name, action }: { kind: ContentKind; action: AuditAction },
  caller: StaffCaller,
  run: (db: Database, kind: Publishable) => Promise<BulkOutcome[]>,
) {
  const kind = publishableKinds[name];
  const { accountId, permissions, confirmedAt } = caller.signedIn;
  rejectPublisher(kind, { granted: permissions, confirmedAt });
  return db.transaction().execute(async (transaction) => {
    const outcomes = await run(transaction, kind);
    const changed = outcomes.flatMap((outcome) => (outcome.changed ? [outcome.changed] : []));
    for (const { result, item } of outcomes)
      if (item && result.changed.length > 0)
        await auditItem(transaction, caller, action, item, {
          version: item.version,
          locales: result.changed,
          inBulk: changed.length,
        });
    const until = new Date(Date.now() + publishingBounds.undoMinutes * 60_000);
    const undo = changed.length === 0 ? null : undoToken(secret, { accountId, kind: name, until, items: changed });
    const results = await withFilledTitles(
      transaction,
      outcomes.map(({ result }) => ({ ...result, kind: name })),
    );
    return { data: { results, undo } };
  });
}

export const bulkRoutes = [
  serveStaff(
    changeContentInBulk,
    async (context: PublishingContext, { kind, action, items, locales, at, until }, caller) => {
      const times = publicationTimesOf({ at, until });
      const isScheduled = action === 'publish' && times.at !== undefined && times.at > new Date();
      const change = { action, items, locales: [...new Set(locales)], times };
      return runInBulk(
        context,
        { kind, action: isScheduled ? 'content.schedule' : actions[action] },
        caller,
        (db, publishable) => changeInBulk(db, publishable, change),
      );
    },
  ),

  serveStaff(undoBulkChange, async (context: PublishingContext, { kind, undo }, caller) => {
    const owner = { accountId: caller.signedIn.accountId, kind };
    const changes = readUndoToken(context.secret, undo, owner, new Date());
    if (changes === undefined) throw new HttpError('undoExpired');
    return runInBulk(context, { kind, action: 'content.undoBulkChange' }, caller, (db, publishable) =>
      undoInBulk(db, publishable, changes),
    );
  }),
];
