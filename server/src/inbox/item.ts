import type { InboxItem } from 'contract/console/inbox-item.ts';
import type { InboxRef } from 'contract/console/inbox.ts';
import { extensionBounds, type ItemRetention } from 'contract/console/item-retention.ts';
import { isDone } from 'contract/submissions/conversation.ts';
import type { Locale } from 'contract/locales.ts';
import type { Kysely } from 'kysely';
import type { Retention } from '../config/config.ts';
import type { SubmissionKeys } from '../config/submission-keys.ts';
import type { Tables } from '../database/tables.ts';
import { HttpError } from '../http/http-error.ts';
import type { CalendarTime } from '../submissions/calendar-time.ts';
import type { Attachment } from '../submissions/store.ts';
import { AlteredRecordError } from '../submissions/conversations/conversation.ts';
import {
  type OpenedSubmission,
  openParts,
  readParts,
  type StoredParts,
} from '../submissions/conversations/open-submission.ts';
import { erasedOn } from '../submissions/retention/erased-on.ts';
import { isValidMac, submissionMac } from '../submissions/sealing/row-mac.ts';
import { findApplication, type StoredApplication } from './applications/store.ts';
import { toApplicationState } from './applications/view.ts';
import { findAssignable } from './assignable.ts';
import { envelopeOf, type SentFields, sentFields } from './content.ts';
import { readNotes, type StoredNote, toNote } from './notes.ts';
import { findNamedProducts } from './products.ts';
import { promiseOf } from './promise.ts';
import { erasedOnWithoutExtension } from './retention/erased-on-without-extension.ts';
import { findItem, findWriters, type StoredItem } from './store.ts';
import { readSubjects } from './subjects.ts';
import { toWorkingTimeState } from './time-left.ts';
import { toSharedFields } from './view.ts';

export type ItemContext = { db: Kysely<Tables>; secret: Buffer; submissionKeys: SubmissionKeys; retention: Retention };

type ItemSnapshot = {
  item: StoredItem;
  parts: StoredParts;
  notes: StoredNote[];
  writers: Map<string, string>;
  application: StoredApplication | undefined;
};

/** Reads everything as it was at one time: a withdrawal meanwhile must not look like damage. */
async function readSnapshot({ db, secret }: ItemContext, ref: InboxRef): Promise<ItemSnapshot> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const item = await findItem(transaction, ref);
      if (item === undefined) throw new HttpError('notFound');
      return {
        item,
        parts: await readParts({ db: transaction, secret }, item),
        notes: await readNotes(transaction, item.id),
        writers: await findWriters(transaction, item.id),
        application: ref.kind === 'resume' ? await findApplication(transaction, item.id) : undefined,
      };
    });
}

/** Opens content. Throws `recordAltered` for what is damaged, or what something other than the server has changed. */
async function openContent({ secret, submissionKeys }: ItemContext, { item, parts, notes }: ItemSnapshot) {
  const envelope = envelopeOf(item);
  const isAuthentic =
    isValidMac(submissionMac(secret, item), item.mac) && parts.entries.every((entry) => entry.isAuthentic);
  if (envelope === undefined || !isAuthentic) throw new AlteredRecordError();
  try {
    const opened = await openParts(submissionKeys, { id: item.id, ...envelope }, parts);
    const openedNotes = notes.map((note) => toNote(submissionKeys, note));
    return { opened, sent: sentFields.parse(opened.fields), notes: openedNotes };
  } catch {
    // The error could quote the content.
    throw new AlteredRecordError();
  }
}

export async function readItem(
  context: ItemContext,
  ref: InboxRef,
  { locale, time, mayAnswer, mayErase }: { locale: Locale; time: CalendarTime; mayAnswer: boolean; mayErase: boolean },
): Promise<Omit<InboxItem, 'history' | 'sameContact'>> {
  const stored = await readSnapshot(context, ref);
  const { item, application } = stored;
  const { opened, sent, notes } = await openContent(context, stored);
  const subjectOf = await readSubjects(context.db, [item], locale);
  const answeredAt = opened.entries.find(({ author }) => author === 'staff')?.writtenAt;
  const [isClosed, hasReceipt] = [item.status === 'closed', item.receiptId !== null];
  return {
    ...toSharedFields(item, { name: sent.name, subject: subjectOf(item), time }),
    phone: sent.phone,
    email: sent.email,
    postNo: item.postNo,
    application: application === undefined ? null : toApplicationState(application),
    products: await findNamedProducts(context.db, visitorsText(sent, opened), locale),
    promise: promiseOf({ ...item, answeredAt }, time),
    entries: toEntries(opened, sent, stored),
    notes,
    clock: toWorkingTimeState(time),
    spam: toSpam(item),
    assignable: await findAssignable(context.db, item.kind),
    hasReceipt,
    retention: toItemRetention(item, context.retention, time.now),
    abilities: {
      answer: mayAnswer && hasReceipt && !isClosed,
      assign: mayAnswer,
      close: mayAnswer && !isClosed,
      reopen: mayAnswer && isDone(item.status),
      markSpam: mayAnswer && !item.isSuspicious && !isDone(item.status),
      clearSpam: mayAnswer && item.isSuspicious,
      erase: mayErase,
      extend: mayErase && item.extensions < extensionBounds.times,
    },
  };
}

function toSpam({ suspicions, isSpam, spamDecidedBy, spamDecidedAt }: StoredItem): InboxItem['spam'] {
  const decision =
    isSpam === null || spamDecidedAt === null ? null : { isSpam, by: spamDecidedBy, at: spamDecidedAt.toISOString() };
  return { signals: suspicions, decision };
}

function toItemRetention(item: StoredItem, retention: Retention, now: Date): ItemRetention {
  const { kind, keptFor, extensions } = item;
  return {
    erasedOn: erasedOn(item, retention),
    days: retention[kind],
    keptFor,
    extensions,
    erasedOnWithoutExtension: erasedOnWithoutExtension(item, retention, now),
  };
}

/** The submission itself and the entries of its conversation. Files are numbered across all of them. */
function toEntries(
  { attachments, entries }: OpenedSubmission,
  sent: SentFields,
  { item, parts, writers }: Pick<ItemSnapshot, 'item' | 'parts' | 'writers'>,
) {
  let position = 0;
  const toFiles = (files: readonly Attachment[]) =>
    files.map(({ fileName, bytes }) => ({ position: position++, fileName, bytes }));
  return [
    {
      from: 'visitor' as const,
      at: item.receivedAt.toISOString(),
      by: null,
      readAt: null,
      text: sent.text,
      files: toFiles(attachments),
    },
    ...entries.map(({ author, writtenAt, text, attachments: files }, index) => {
      const { id = '', readAt } = parts.entries[index] ?? {};
      return {
        from: author,
        at: writtenAt.toISOString(),
        by: writers.get(id) ?? null,
        readAt: readAt?.toISOString() ?? null,
        text,
        files: toFiles(files),
      };
    }),
  ];
}

/** All that the visitor wrote. */
function visitorsText(sent: SentFields, { entries }: OpenedSubmission): string {
  return [sent.text, ...entries.filter(({ author }) => author === 'visitor').map(({ text }) => text)].join('\n');
}

/** All files by their number. */
export async function findAttachments(context: ItemContext, ref: InboxRef): Promise<Attachment[]> {
  const { opened } = await openContent(context, await readSnapshot(context, ref));
  return [...opened.attachments, ...opened.entries.flatMap(({ attachments }) => attachments)];
}
