import { getInboxItem } from 'contract/console/inbox-item.ts';
import { countInbox, type InboxRow, listInbox } from 'contract/console/inbox-list.ts';
import { App } from 'antd';
import type { CallFailure } from 'client/failure.ts';
import { changeInboxInBulk, type InboxBulkChange } from 'contract/console/inbox-bulk.ts';
import { type InboxKind } from 'contract/console/inbox.ts';
import { useRef } from 'react';
import { useInvalidate } from '../../gateway/use-invalidate.ts';
import { useWrite } from '../../gateway/use-write.ts';
import { useConfirm } from '../../parts/use-confirm.ts';
import { useTexts } from '../../text/use-language.ts';
import { notSavedText } from '../use-item-write.ts';

const changes = [getInboxItem, listInbox, countInbox] as const;

/** What a failure says was not changed. */
const written = {
  assign: 'assignee',
  close: 'status',
  reopen: 'status',
  markSpam: 'spam',
  clearSpam: 'spam',
} as const satisfies Record<InboxBulkChange['action'], string>;

/** More names would cover the list. */
const shownNames = 5;

export type BulkChange = {
  /** Resolves with whether anything was changed. */
  run: (change: InboxBulkChange, rows: readonly InboxRow[]) => Promise<boolean>;
  isPending: boolean;
  /** Whether a change runs, for keys: they come before the next render. */
  isRunning: () => boolean;
};

/** Changes rows of the list, and tells how many were changed and which were not. */
export function useBulkChange(kind: InboxKind): BulkChange {
  const { inbox, inboxItem, parts } = useTexts();
  const texts = inbox.bulk;
  const { message, notification } = App.useApp();
  const invalidate = useInvalidate();
  const confirm = useConfirm();
  const { write, isPending } = useWrite(changeInboxInBulk, { changes });
  const isRunning = useRef(false);

  async function run(change: InboxBulkChange, rows: readonly InboxRow[]): Promise<boolean> {
    // The buttons are disabled only at the next render: a second key comes earlier.
    if (isRunning.current || rows.length === 0) return false;
    isRunning.current = true;
    try {
      if (change.action === 'close' && rows.length > 1 && !(await confirmClosing(rows.length))) return false;
      const items = rows.map(({ id, entries, assignee }) => ({
        id,
        seenEntries: entries,
        seenAssignee: assignee?.name ?? null,
      }));
      const result = await write({ kind, change, items });
      if (result.ok) tell(change, rows, result.value.data.results);
      else tellFailure(change, rows, result.failure);
      // Without a response it may have arrived: a second try must not send what was seen before.
      if (!result.ok) await invalidate(changes);
      return result.ok;
    } finally {
      isRunning.current = false;
    }
  }

  /** Several rows stay selected, so they need no names. */
  function tellFailure({ action }: InboxBulkChange, [row, ...others]: readonly InboxRow[], failure: CallFailure): void {
    if (failure.fields.length > 0) return void message.warning(inboxItem.assignee.notAssignable);
    if (row === undefined || others.length > 0) return;
    notification.warning({ title: notSavedText(failure, row.name, written[action], inboxItem), duration: 0 });
  }

  function confirmClosing(count: number): Promise<boolean> {
    return confirm({ title: texts.closeQuestion(count), content: texts.closeHint, action: inboxItem.close });
  }

  function tell(
    { action }: InboxBulkChange,
    rows: readonly InboxRow[],
    results: readonly { id: string; problem: string | null }[],
  ): void {
    const left = rows.filter(({ id }) => results.some((result) => result.id === id && result.problem !== null));
    const done = rows.length - left.length;
    if (left.length === 0) return void message.success(texts.done[action](done));
    const names = left.slice(0, shownNames).map(({ name }) => name || inboxItem.noName);
    notification.warning({
      title: texts.partly({ done, total: rows.length, left: left.length }),
      description: parts.list(names) + (left.length > shownNames ? '…' : ''),
      duration: 0,
    });
  }

  return { run, isPending, isRunning: () => isRunning.current };
}
