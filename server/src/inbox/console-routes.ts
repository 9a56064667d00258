import {
  answerInboxItem,
  assignInboxItem,
  changeInboxStatus,
  addInboxNote,
  markInboxItem,
} from 'contract/console/inbox-changes.ts';
import { downloadInboxFile, downloadInboxFiles, getInboxItem } from 'contract/console/inbox-item.ts';
import { countInbox, listInbox } from 'contract/console/inbox-list.ts';
import { changeInboxInBulk } from 'contract/console/inbox-bulk.ts';
import { inboxBounds, type InboxKind, type InboxRef } from 'contract/console/inbox.ts';
import type { Endpoint } from 'contract/endpoint.ts';
import type { Kysely } from 'kysely';
import type { z } from 'zod/mini';
import { recordOpening } from '../audit/record-opening.ts';
import type { Retention } from '../config/config.ts';
import type { SubmissionKeys } from '../config/submission-keys.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import { HttpError } from '../http/http-error.ts';
import { serveStaffDownload, serveStaff } from '../http/serve.ts';
import { readCalendarTime } from '../submissions/calendar-time.ts';
import type { FormContent } from '../submissions/form-content.ts';
import { openAttachment } from '../submissions/conversations/open-attachment.ts';
import { countDueReports, readOpenReports } from '../submissions/reports/report-days.ts';
import { mayErase } from './retention/rights.ts';
import { countShownReports } from '../submissions/reports/shown-reports.ts';
import { findAssignable } from './assignable.ts';
import { changeInBulk } from './bulk.ts';
import { addNote, answer, assign, type Change, changeItem, changeStatus, markSpam } from './changes.ts';
import { readDay } from './day.ts';
import { openZip } from './download.ts';
import { readHistory } from './history.ts';
import { findAttachments, readItem } from './item.ts';
import { countItems, countListed, findComingDeadlines, findItems } from './list-store.ts';
import { auditSubmission } from '../submissions/audit-submission.ts';
import { hasRight, readableKinds, requireRight } from './rights.ts';
import { readSameContact } from './same-contact.ts';
import { searchItems } from './search.ts';
import { readListedSubjects, readSubjects } from './subjects.ts';
import { isSoon, toWorkingTimeState } from './time-left.ts';
import { toInboxRow } from './view.ts';

type InboxContext = {
  db: Kysely<Tables>;
  secret: Buffer;
  submissionKeys: SubmissionKeys;
  files: FileStore;
  formContent: () => Promise<FormContent>;
  retention: Retention;
};

async function countWaiting(db: Database, kind: InboxKind, accountId: number) {
  const now = new Date();
  const { open, suspicious, overdue } = await countItems(db, { kind, accountId, now });
  const [next] = await findComingDeadlines(db, kind, now);
  return [kind, { open, suspicious, overdue, nextDeadline: next?.toISOString() ?? null }] as const;
}

/** By the day only. */
async function countReports(context: InboxContext, accountId: number) {
  const time = await readCalendarTime(context);
  const [{ open }, { late, soon }] = [
    await countShownReports(context.db, { accountId, now: time.now }),
    countDueReports(await readOpenReports(context.db, accountId, time)),
  ];
  return { open, suspicious: 0, overdue: late, nextDeadline: null, soon };
}

/** Connects an endpoint that changes one item with the change. */
function serveChange<Input extends z.ZodMiniType<InboxRef>>(
  endpoint: Endpoint<Input, z.ZodMiniType<object>>,
  change: Change<z.output<Input>>,
) {
  return serveStaff(endpoint, async (context: InboxContext, input, caller) => {
    requireRight(caller.signedIn, input.kind, 'answer');
    await changeItem(context, change, input, caller);
    return {};
  });
}

export const inboxRoutes = [
  serveStaff(listInbox, async (context: InboxContext, input, { signedIn, locale }) => {
    const { kind, view, text = '', page, size, ...filters } = input;
    requireRight(signedIn, kind, 'read');
    const { db, submissionKeys } = context;
    const list = { kind, view, accountId: signedIn.accountId, filters };
    const time = await readCalendarTime(context);
    const ids = text.trim() === '' ? undefined : await searchItems(context, list, text);
    const [items, total, subjects, assignable, counts, deadlines, day] = await Promise.all([
      findItems(db, { ...list, ids, page, size }),
      ids?.length ?? countListed(db, list),
      readListedSubjects(db, list, { locale, limit: inboxBounds.subjects }),
      hasRight(signedIn, kind, 'answer') ? findAssignable(db, kind) : [],
      countItems(db, { ...list, now: time.now }),
      findComingDeadlines(db, kind, time.now),
      readDay(db, kind, time),
    ]);
    const subjectOf = await readSubjects(db, items, locale);
    return {
      content: await Promise.all(
        items.map((item) => toInboxRow(submissionKeys, item, { subject: subjectOf(item), time })),
      ),
      totalElements: total,
      counts: { ...counts, soon: deadlines.filter((deadline) => isSoon(time, kind, deadline)).length },
      subjects,
      assignable,
      clock: toWorkingTimeState(time),
      day,
    };
  }),

  serveStaff(countInbox, async (context: InboxContext, _input, { signedIn }) => {
    const { db } = context;
    const counts = await Promise.all(readableKinds(signedIn).map((kind) => countWaiting(db, kind, signedIn.accountId)));
    const report = hasRight(signedIn, 'report', 'read') && {
      report: await countReports(context, signedIn.accountId),
    };
    return { data: { ...Object.fromEntries(counts), ...report } };
  }),

  serveStaff(getInboxItem, async (context: InboxContext, ref, caller) => {
    const { signedIn, locale } = caller;
    requireRight(signedIn, ref.kind, 'read');
    const [time, mayAnswer] = [await readCalendarTime(context), hasRight(signedIn, ref.kind, 'answer')];
    const may = { mayAnswer, mayErase: mayErase(signedIn, ref.kind) };
    const data = await readItem(context, ref, { locale, time, ...may });
    await recordOpening(context.db, caller, { action: 'inbox.open', object: ref });
    const history = await readHistory(context.db, data, time.now);
    const sameContact = await readSameContact(context, ref, { kinds: readableKinds(signedIn), locale });
    return { data: { ...data, history, sameContact } };
  }),

  serveStaffDownload(downloadInboxFile, async (context: InboxContext, { position, ...ref }, caller) => {
    requireRight(caller.signedIn, ref.kind, 'read');
    const attachment = (await findAttachments(context, ref))[position];
    if (attachment === undefined) throw new HttpError('notFound');
    await auditSubmission(context.db, caller, 'inbox.download', { ...ref, details: { file: position + 1 } });
    return openAttachment(context.files, attachment);
  }),

  serveStaffDownload(downloadInboxFiles, async (context: InboxContext, ref, caller) => {
    requireRight(caller.signedIn, ref.kind, 'read');
    const attachments = await findAttachments(context, ref);
    const zip = openZip(context.files, attachments);
    const file = attachments.map((_, position) => position + 1);
    await auditSubmission(context.db, caller, 'inbox.download', { ...ref, details: { file } });
    return zip;
  }),

  serveChange(answerInboxItem, answer),
  serveChange(changeInboxStatus, changeStatus),
  serveChange(assignInboxItem, assign),
  serveChange(markInboxItem, markSpam),
  serveChange(addInboxNote, addNote),

  serveStaff(changeInboxInBulk, async (context: InboxContext, input, caller) => {
    requireRight(caller.signedIn, input.kind, 'answer');
    return { data: { results: await changeInBulk(context, input, caller) } };
  }),
];
