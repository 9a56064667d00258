import type { InboxRow } from 'contract/console/inbox-list.ts';
import { isDone } from 'contract/submissions/conversation.ts';
import type { SubmissionKeys } from '../config/submission-keys.ts';
import { openEntry } from '../submissions/conversations/entry.ts';
import type { CalendarTime } from '../submissions/calendar-time.ts';
import { openFields, previewOf, type SentFields } from './content.ts';
import type { ListedItem } from './list-store.ts';
import type { StoredItem } from './store.ts';
import { daysLeft, minutesLeft } from './time-left.ts';

/** What the list and an item share. */
export function toSharedFields(
  item: StoredItem,
  { name, subject, time }: { name: string; subject: string; time: CalendarTime },
) {
  const running = item.deadline === null || item.isAnswered || isDone(item.status) ? null : item.deadline;
  const { id, kind, locale, status, receivedAt, deadline, isSuspicious, assignee, assigneeId, lastFrom } = item;
  return {
    id,
    kind,
    locale,
    status,
    receivedAt: receivedAt.toISOString(),
    deadline: deadline?.toISOString() ?? null,
    minutesLeft: running && minutesLeft(time, running),
    daysLeft: running && kind === 'resume' ? daysLeft(time, running) : null,
    name,
    subject,
    isSuspicious,
    assignee: assignee === null ? null : { accountId: assigneeId, name: assignee },
    lastFrom,
  };
}

/** What does not open is listed as damaged, without a name. */
export async function toInboxRow(
  submissionKeys: SubmissionKeys,
  item: ListedItem,
  { subject, time }: { subject: string; time: CalendarTime },
): Promise<InboxRow> {
  const sent = openFields(submissionKeys, item);
  const lastText = sent && (await openLastText(submissionKeys, item, sent));
  return {
    ...toSharedFields(item, { name: sent?.name ?? '', subject, time }),
    preview: previewOf(lastText ?? ''),
    files: item.files,
    notes: item.notes,
    entries: 1 + item.entries,
    isDamaged: lastText === undefined,
  };
}

/** The text of the visitor's last entry, or else of the submission. Undefined if the entry is damaged. */
async function openLastText(
  submissionKeys: SubmissionKeys,
  { entryId, entrySealed, entryWrappedKey, entryKeyId }: ListedItem,
  sent: SentFields,
): Promise<string | undefined> {
  if (entryId === null || entrySealed === null) return sent.text;
  const entry = { id: entryId, sealed: entrySealed, wrappedKey: entryWrappedKey, keyId: entryKeyId };
  const opened = await openEntry({ submissionKeys }, entry).catch(() => undefined);
  return opened && (opened.text || sent.text);
}
