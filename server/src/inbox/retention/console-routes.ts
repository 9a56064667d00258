import {
  eraseInboxItem,
  extendInboxItem,
  getRetention,
  retentionBounds,
  undoInboxExtension,
} from 'contract/console/retention.ts';
import { addDays } from 'contract/working-time/report-working-days.ts';
import { kindNames } from 'contract/submissions/submission-kinds.ts';
import type { Kysely } from 'kysely';
import type { Retention } from '../../config/config.ts';
import { beijingDay } from '../../database/beijing-time.ts';
import type { Tables } from '../../database/tables.ts';
import type { FileStore } from '../../files/file-store.ts';
import { serveStaff } from '../../http/serve.ts';
import { hasRight, readableKinds } from '../rights.ts';
import { readSubjects } from '../subjects.ts';
import { requireRecentConfirmation } from '../../http/recent-confirmation.ts';
import { erase } from './erase.ts';
import { extend } from './extend.ts';
import { requireErasing } from './rights.ts';
import { countDueErasures, countErasures, findDueItems } from './store.ts';
import { undoExtension } from './undo-extension.ts';

type RetentionContext = { db: Kysely<Tables>; files: FileStore; retention: Retention };

/** The Mondays of the weeks that are counted, the present week last. */
function countedWeeks(today: string): string[] {
  const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7));
  return Array.from({ length: retentionBounds.weeks }, (_, index) =>
    addDays(monday, (index + 1 - retentionBounds.weeks) * 7),
  );
}

export const retentionRoutes = [
  serveStaff(getRetention, async ({ db, retention }: RetentionContext, _input, { signedIn, locale }) => {
    const { accountId } = signedIn;
    const today = beijingDay(new Date());
    const until = addDays(today, retentionBounds.dueDays - 1);
    const weeks = countedWeeks(today);
    const [since = today] = weeks;
    const kinds = kindNames.filter((kind) => kind !== 'report' || hasRight(signedIn, kind, 'read'));
    const limit = retentionBounds.items + 1;
    const [due, erased, found] = await Promise.all([
      countDueErasures(db, retention, { accountId, today, until }),
      countErasures(db, { accountId, since, today }),
      findDueItems(db, retention, { kinds: readableKinds(signedIn), until, limit }),
    ]);
    const items = found.slice(0, retentionBounds.items);
    const subjectOf = await readSubjects(db, items, locale);
    return {
      data: {
        rules: kinds.map((kind) => ({ kind, days: retention[kind] })),
        weeks,
        erased: erased.filter(({ kind }) => kinds.includes(kind)),
        due: due.filter(({ kind }) => kinds.includes(kind)),
        items: items.map((item) => ({ ...item, subject: subjectOf(item), receivedAt: item.receivedAt.toISOString() })),
        isCut: found.length > items.length,
      },
    };
  }),

  serveStaff(eraseInboxItem, async (context: RetentionContext, input, caller) => {
    requireErasing(caller.signedIn, input.kind);
    requireRecentConfirmation(caller.signedIn);
    await erase(context, input, caller);
    return {};
  }),

  serveStaff(extendInboxItem, async (context: RetentionContext, input, caller) => {
    requireErasing(caller.signedIn, input.kind);
    await extend(context, input, caller);
    return {};
  }),

  serveStaff(undoInboxExtension, async (context: RetentionContext, input, caller) => {
    requireErasing(caller.signedIn, input.kind);
    await undoExtension(context, input, caller);
    return {};
  }),
];
