import type { InboxRow } from 'contract/console/inbox-list.ts';
import type { RefObject } from 'react';
import { isSingleKeyShortcut, latinLetter } from '../../parts/keyboard/keyboard.ts';
import { useKeyDown } from '../../parts/keyboard/use-key-down.ts';
import type { Selection } from '../../parts/lists/use-selection.ts';
import { useSession } from '../../shell/session.tsx';
import { spamActionOf } from '../bulk/spam-action.ts';
import type { BulkChange } from '../bulk/use-bulk-change.ts';
import type { InboxList } from './use-inbox-list.ts';

const letters: ReadonlySet<string> = new Set(['a', 'e', 'u']);

/**
 * A assigns, E closes, U decides about spam: the selected items, or else the row that has the focus. The opened item has
 * the same keys while neither is there. While a change runs they do nothing.
 */
export function useListKeys(
  element: RefObject<HTMLElement | null>,
  {
    list,
    mayAnswer,
    opened,
    selection,
    bulk,
    openAssignees,
  }: {
    list: InboxList;
    mayAnswer: boolean;
    opened: string | undefined;
    selection: Selection<InboxRow>;
    bulk: BulkChange;
    openAssignees: () => void;
  },
): void {
  const { account } = useSession();
  const { view, reading } = list;

  function focusedRow(): InboxRow | undefined {
    const item = document.activeElement?.closest('li');
    const id = element.current?.contains(item ?? null) ? item?.querySelector('a')?.dataset['id'] : undefined;
    return id === opened ? undefined : reading.data?.content.find((row) => row.id === id);
  }

  function assign(row: InboxRow | undefined): void {
    const mayTake = reading.data?.assignable.some(({ accountId }) => accountId === account.id) === true;
    if (row?.assignee === null && mayTake) return void bulk.run({ action: 'assign', accountId: account.id }, [row]);
    if (row) selection.toggle(row);
    openAssignees();
  }

  async function change(action: 'close' | 'markSpam' | 'clearSpam', row: InboxRow | undefined): Promise<void> {
    const isDone = await bulk.run({ action }, row ? [row] : selection.rows);
    if (isDone && !row) selection.clear();
  }

  function act(letter: string, row: InboxRow | undefined): void {
    const spamAction = spamActionOf(view, row ? [row] : selection.rows);
    if (letter === 'a') assign(row);
    else if (letter === 'e' && row?.status !== 'closed') void change('close', row);
    else if (letter === 'u' && spamAction) void change(spamAction, row);
  }

  useKeyDown(
    (event) => {
      if (!isSingleKeyShortcut(event)) return;
      const row = selection.rows.length > 0 ? undefined : focusedRow();
      if (!mayAnswer || (row === undefined && selection.rows.length === 0)) return;
      const letter = latinLetter(event);
      if (!letters.has(letter)) return;
      event.preventDefault();
      // The opened item must not act, even if the key does nothing here.
      event.stopPropagation();
      // A key that is held down would close one row after the other.
      if (!event.repeat && !isInMenu(event.target) && !bulk.isRunning()) act(letter, row);
    },
    { capture: true },
  );
}

function isInMenu(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="menu"]') !== null;
}
