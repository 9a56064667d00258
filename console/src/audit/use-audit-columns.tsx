import { auditActions, type AuditEntry } from 'contract/console/audit.ts';
import { InitialsAvatar } from '../parts/initials-avatar.tsx';
import type { Column } from '../parts/table.tsx';
import { formatExactTimestamp } from '../text/format.ts';
import { useTexts } from '../text/use-language.ts';
import styles from './audit.module.css';
import type { ObjectNames } from './use-object-names.ts';

/** An entry is a sentence: when, who, did what to what. */
export function useAuditColumns(objectNames: ObjectNames): Column<AuditEntry>[] {
  const { audit } = useTexts();
  const { columns } = audit;
  const actionText = (action: string) => auditActions.find((known) => known === action);
  return [
    {
      key: 'at',
      title: columns.at,
      width: 140,
      render: ({ at }) => <span className={styles.quiet}>{formatExactTimestamp(at)}</span>,
    },
    {
      key: 'who',
      title: columns.who,
      width: 170,
      render: ({ by }) => (
        <span className={styles.who}>
          <InitialsAvatar name={by?.name ?? audit.system} size={22} />
          {by?.name ?? audit.system}
        </span>
      ),
    },
    {
      key: 'did',
      title: columns.did,
      render: ({ action, object }) => {
        const known = actionText(action);
        return (
          <>
            <b className={action === 'session.signInDelayed' ? styles.warning : styles.action}>
              {known === undefined ? action : audit.actions[known]}
            </b>{' '}
            {object.title ?? object.id}
          </>
        );
      },
    },
    {
      key: 'kind',
      title: columns.kind,
      width: 160,
      isWide: true,
      align: 'right',
      render: ({ object }) => <span className={styles.quiet}>{objectNames[object.kind] ?? object.kind}</span>,
    },
  ];
}
