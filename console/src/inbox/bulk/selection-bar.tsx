import type { InboxRow, InboxView } from 'contract/console/inbox-list.ts';
import { Button, Dropdown } from 'antd';
import type { InboxBulkChange } from 'contract/console/inbox-bulk.ts';
import type { InboxItem } from 'contract/console/inbox-item.ts';
import { ShieldAlert, ShieldCheck, X } from 'lucide-react';
import { focusedMenu } from '../../parts/focused-menu.ts';
import { PageCheckbox } from '../../parts/lists/selection-column.tsx';
import type { Selection } from '../../parts/lists/use-selection.ts';
import { useTexts } from '../../text/use-language.ts';
import styles from './selection-bar.module.css';
import { spamActionOf } from './spam-action.ts';
import type { BulkChange } from './use-bulk-change.ts';

/** What can be done with the selected items; it replaces the search. */
export function SelectionBar({
  view,
  page,
  assignable,
  selection,
  bulk,
  isAssigning,
  setAssigning,
}: {
  view: InboxView;
  page: readonly InboxRow[];
  assignable: InboxItem['assignable'];
  selection: Selection<InboxRow>;
  bulk: BulkChange;
  /** Whether the choice of an assignee is open. */
  isAssigning: boolean;
  setAssigning: (isOpen: boolean) => void;
}) {
  const { inbox, inboxItem, publishing } = useTexts();
  const { rows, clear } = selection;
  const spamAction = spamActionOf(view, rows);

  async function run(change: InboxBulkChange): Promise<void> {
    if (await bulk.run(change, rows)) clear();
  }

  return (
    <div className={styles.bar} role="toolbar" aria-label={publishing.bulk.toolbar}>
      <PageCheckbox selection={selection} page={page} />
      <b aria-live="polite">{inbox.bulk.selected(rows.length)}</b>
      <Button
        size="small"
        type="text"
        className={styles.clear ?? ''}
        aria-label={publishing.bulk.clear}
        title={publishing.bulk.clear}
        icon={<X size={14} />}
        onClick={clear}
      />
      <Dropdown
        {...focusedMenu}
        open={isAssigning}
        onOpenChange={setAssigning}
        disabled={bulk.isPending}
        menu={{
          className: styles.menu ?? '',
          items: [
            ...assignable.map(({ accountId, name }) => ({ key: String(accountId), label: name })),
            { key: '', label: inboxItem.assignee.nobody },
          ],
          onClick: ({ key }) => void run({ action: 'assign', accountId: key === '' ? null : Number(key) }),
        }}
      >
        <Button size="small" type="primary" loading={bulk.isPending}>
          {inboxItem.assign}
        </Button>
      </Dropdown>
      <Button size="small" disabled={bulk.isPending} onClick={() => void run({ action: 'close' })}>
        {inboxItem.close}
      </Button>
      {view === 'done' ? (
        <Button size="small" disabled={bulk.isPending} onClick={() => void run({ action: 'reopen' })}>
          {inboxItem.reopen}
        </Button>
      ) : null}
      {spamAction === undefined ? null : (
        <Button
          size="small"
          aria-label={inboxItem.spam[spamAction]}
          title={inboxItem.spam[spamAction]}
          icon={spamAction === 'markSpam' ? <ShieldAlert size={14} /> : <ShieldCheck size={14} />}
          disabled={bulk.isPending}
          onClick={() => void run({ action: spamAction })}
        />
      )}
    </div>
  );
}
