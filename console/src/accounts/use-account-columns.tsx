import { formatNumber } from 'contract/format-number.ts';
import { App, Button, Dropdown } from 'antd';
import {
  type Account,
  disableAccount,
  enableAccount,
  endAccountSessions,
  issueSetUpLink,
  listAccounts,
} from 'contract/console/accounts.ts';
import { Ellipsis, Minus, Smartphone } from 'lucide-react';
import { useWrite } from '../gateway/use-write.ts';
import { DictionaryTag } from '../parts/tags/dictionary-tag.tsx';
import { InitialsAvatar } from '../parts/initials-avatar.tsx';
import { type MarkedState, StateMark } from '../parts/tags/state-mark.tsx';
import type { Column } from '../parts/lists/table.tsx';
import { useConfirm } from '../parts/use-confirm.ts';
import { formatTimestamp } from '../text/format.ts';
import { useLocale, useTexts } from '../text/use-language.ts';
import { useSeen } from '../text/use-seen.ts';
import styles from './accounts.module.css';
import type { IssuedLink } from './set-up-link-dialog.tsx';

const marks: Record<Account['state'], MarkedState> = {
  active: 'live',
  invited: 'draft',
  expired: 'waiting',
  disabled: 'withdrawn',
};

type Actions = {
  roles: readonly { value: string; label: string }[];
  edit: (account: Account) => void;
  showLink: (link: IssuedLink) => void;
};

export function useAccountColumns({ roles, edit, showLink }: Actions): Column<Account>[] {
  const { accounts } = useTexts();
  const seen = useSeen();
  const { columns } = accounts;
  return [
    {
      key: 'name',
      title: columns.name,
      isAlwaysShown: true,
      render: (row) => (
        <span className={styles.cell}>
          <InitialsAvatar name={row.name} size={28} />
          {row.abilities.edit ? (
            <button type="button" className={styles.name} onClick={() => edit(row)}>
              {row.name}
            </button>
          ) : (
            row.name
          )}
        </span>
      ),
    },
    { key: 'login', title: columns.login, isWide: true, render: ({ login }) => <code>{login}</code> },
    { key: 'roles', title: columns.roles, render: (row) => <DictionaryTag entries={roles} values={row.roles} /> },
    {
      key: 'secondFactor',
      title: columns.secondFactor,
      render: ({ hasSecondFactor, requiresSecondFactor }) =>
        hasSecondFactor ? (
          <span className={styles.cell}>
            <Smartphone size={14} aria-hidden="true" />
            {accounts.authenticator}
          </span>
        ) : (
          <span
            className={requiresSecondFactor ? `${styles.state} ${styles.waiting}` : `${styles.state} ${styles.quiet}`}
          >
            <Minus size={14} aria-hidden="true" />
            {requiresSecondFactor ? accounts.missing : accounts.none}
          </span>
        ),
    },
    {
      key: 'seen',
      title: columns.seen,
      isWide: true,
      render: ({ lastSeenAt }) => (
        <span className={styles.quiet}>{lastSeenAt === null ? accounts.never : seen(lastSeenAt)}</span>
      ),
    },
    { key: 'state', title: columns.state, render: (row) => <State row={row} /> },
    {
      key: 'actions',
      title: columns.actions,
      isAlwaysShown: true,
      hasHiddenTitle: true,
      align: 'right',
      width: 56,
      render: (row) => <RowActions row={row} edit={edit} showLink={showLink} />,
    },
  ];
}

function State({ row: { state, linkUntil } }: { row: Account }) {
  const { accounts } = useTexts();
  const isWaiting = state === 'expired';
  return (
    <span className={isWaiting ? `${styles.state} ${styles.waiting}` : styles.state}>
      <StateMark state={marks[state]} />
      {state === 'invited' && linkUntil !== null
        ? accounts.linkUntil(formatTimestamp(linkUntil))
        : accounts.states[state]}
    </span>
  );
}

function RowActions({ row, edit, showLink }: { row: Account } & Pick<Actions, 'edit' | 'showLink'>) {
  const { accounts, parts } = useTexts();
  const locale = useLocale();
  const { message } = App.useApp();
  const confirm = useConfirm();
  const options = { changes: [listAccounts] };
  const { write: issue } = useWrite(issueSetUpLink, options);
  const { write: disable } = useWrite(disableAccount, options);
  const { write: enable } = useWrite(enableAccount, options);
  const { write: end } = useWrite(endAccountSessions, options);
  const { abilities, id, name } = row;

  async function issueLink(resetSecondFactor: boolean) {
    const result = await issue({ id: String(id), resetSecondFactor });
    if (result.ok) showLink({ name, ...result.value.data.setUpLink });
  }
  async function disableAfterQuestion() {
    const isWanted = await confirm({
      title: accounts.disableTitle(name),
      content: accounts.disableHint,
      action: accounts.disable,
      isDangerous: true,
    });
    if (isWanted && (await disable({ id: String(id) })).ok) void message.success(accounts.done);
  }
  async function enableAgain() {
    if ((await enable({ id: String(id) })).ok) void message.success(accounts.done);
  }
  async function endSessions() {
    const result = await end({ id: String(id) });
    if (result.ok) void message.success(accounts.sessionsEnded(formatNumber(locale, result.value.data.ended)));
  }

  const items = [
    ...(abilities.edit ? [{ key: 'edit', label: accounts.edit, onClick: () => edit(row) }] : []),
    ...(abilities.issueLink
      ? [
          { key: 'link', label: accounts.issueLink, onClick: () => void issueLink(false) },
          ...(row.hasSecondFactor
            ? [{ key: 'reset', label: accounts.issueLinkReset, onClick: () => void issueLink(true) }]
            : []),
        ]
      : []),
    ...(abilities.endSessions ? [{ key: 'end', label: accounts.endSessions, onClick: () => void endSessions() }] : []),
    ...(abilities.disable
      ? [{ key: 'disable', danger: true, label: accounts.disable, onClick: () => void disableAfterQuestion() }]
      : []),
    ...(abilities.enable ? [{ key: 'enable', label: accounts.enable, onClick: () => void enableAgain() }] : []),
  ];
  if (items.length === 0) return null;
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button type="text" size="small" aria-label={`${parts.more}: ${name}`} icon={<Ellipsis size={15} />} />
    </Dropdown>
  );
}
