import type { AuditEntry } from 'contract/console/audit.ts';
import { InitialsAvatar } from '../parts/initials-avatar.tsx';
import type { Column } from '../parts/lists/table.tsx';
import { formatExactTimestamp } from '../text/format.ts';
import { useTexts } from '../text/use-language.ts';
import styles from './audit.module.css';
import { actionWords, objectWords } from './entry-words.ts';
import type { ObjectNames } from './use-object-names.ts';

/** An entry is a sentence: when, who, did what to what. */
export function useAuditColumns(objectNames: ObjectNames): Column<AuditEntry>[] {
  const texts = useTexts();
  const { audit } = texts;
  const { columns } = audit;
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
      render: (entry) => (
        <>
          <b className={entry.action === 'session.signInDelayed' ? styles.warning : styles.action}>
            {actionWords(entry, texts)}
          </b>{' '}
          {objectWords(entry.object, texts)}
        </>
      ),
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
