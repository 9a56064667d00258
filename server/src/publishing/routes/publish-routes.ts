import type { AuditAction } from 'contract/console/audit.ts';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { cancelSchedule, publishContent, undoWithdrawal, withdrawContent } from 'contract/console/publishing.ts';
import type { Locale } from 'contract/locales.ts';
import type { Database } from '../../database/open.ts';
import { serveStaff, type StaffCaller } from '../../http/serve.ts';
import { auditItem } from './audit-item.ts';
import type { Publishable } from '../definition.ts';
import { cancelItemSchedule } from '../changes/item-schedule.ts';
import { publicationTimesOf } from '../changes/publication-times.ts';
import { publishItem, rejectPublisher, undoItemWithdrawal, withdrawItem } from '../changes/publish.ts';
import { type PublishingContext, readChanged } from './route-items.ts';
import { lockExisting, rejectOlderVersion } from '../changes/save.ts';
import type { StoredItem } from '../items/store.ts';

type LanguagesInput = { kind: ContentKind; id: string; locales: readonly Locale[] };

/** Checks, runs and audits an action on languages of an item, in one transaction. */
async function changeLanguages(
  { db, publishableKinds }: PublishingContext,
  { kind: name, id, locales }: LanguagesInput,
  caller: StaffCaller,
  action: AuditAction,
  change: (db: Database, kind: Publishable, item: StoredItem, locales: readonly Locale[]) => Promise<void>,
) {
  const { signedIn } = caller;
  const kind = publishableKinds[name];
  rejectPublisher(kind, { granted: signedIn.permissions, confirmedAt: signedIn.confirmedAt });
  return db.transaction().execute(async (transaction) => {
    const item = await lockExisting(transaction, kind, id);
    await change(transaction, kind, item, [...new Set(locales)]);
    const data = await readChanged(transaction, kind, id, signedIn);
    await auditItem(transaction, caller, action, item, { locales: [...locales] });
    return { data };
  });
}

export const contentPublishRoutes = [
  serveStaff(publishContent, async ({ db, publishableKinds }: PublishingContext, input, caller) => {
    const { kind: name, id, version, at, until } = input;
    const kind = publishableKinds[name];
    rejectPublisher(kind, { granted: caller.signedIn.permissions, confirmedAt: caller.signedIn.confirmedAt });
    return db.transaction().execute(async (transaction) => {
      const item = await lockExisting(transaction, kind, id);
      await rejectOlderVersion(transaction, kind, item, version);
      const locales = [...new Set(input.locales)];
      const isScheduled = await publishItem(transaction, kind, item, locales, publicationTimesOf({ at, until }));
      const data = await readChanged(transaction, kind, id, caller.signedIn);
      const action = isScheduled ? 'content.schedule' : 'content.publish';
      await auditItem(transaction, caller, action, item, { version, locales, at, until });
      return { data };
    });
  }),

  serveStaff(cancelSchedule, async (context: PublishingContext, input, caller) =>
    changeLanguages(context, input, caller, 'content.cancelSchedule', (db, _kind, item, locales) =>
      cancelItemSchedule(db, item, locales),
    ),
  ),

  serveStaff(withdrawContent, async (context: PublishingContext, input, caller) =>
    changeLanguages(context, input, caller, 'content.withdraw', withdrawItem),
  ),

  serveStaff(undoWithdrawal, async (context: PublishingContext, input, caller) =>
    changeLanguages(context, input, caller, 'content.undoWithdrawal', undoItemWithdrawal),
  ),
];
