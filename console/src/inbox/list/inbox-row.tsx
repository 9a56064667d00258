import type { InboxRow as Row } from 'contract/console/inbox-list.ts';
import { isDone } from 'contract/submissions/conversation.ts';
import { locales } from 'contract/locales.ts';
import { Paperclip, ShieldAlert, StickyNote } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { LanguageTag } from '../../parts/conversation-list/language-tag.tsx';
import { RowIndicator } from '../../parts/conversation-list/row-indicator.tsx';
import { WaitingDot } from '../../parts/conversation-list/waiting-dot.tsx';
import { isWaiting } from '../../parts/conversation/is-waiting.ts';
import { useTexts } from '../../text/use-language.ts';
import { inboxPath } from '../inbox-path.ts';
import styles from './inbox-row.module.css';
import { RowDeadline } from './row-deadline.tsx';
import type { RowGroup, TimedRow } from './row-groups.ts';

/** A message or resume in the list: its deadline, who wrote about what, and who handles it. */
export function InboxRow({
  row,
  state,
  group,
  isOpened,
  now,
}: TimedRow & { group: RowGroup; isOpened: boolean; now: Date }) {
  const { inbox, inboxItem } = useTexts();
  const { search } = useLocation();
  const { tag } = locales[row.locale];
  const waits = isWaiting(row);
  return (
    <Link
      to={{ pathname: inboxPath(row.kind, row.id), search }}
      className={styles.row ?? ''}
      aria-current={isOpened ? 'true' : undefined}
      data-id={row.id}
    >
      <RowDeadline {...{ row, state, group, now }} />
      <span className={styles.words}>
        <span className={styles.line}>
          {waits ? <WaitingDot words={inbox.visitorWroteLast} /> : null}
          <b data-waiting={waits} {...(row.name !== '' && { lang: tag })}>
            {row.name || inboxItem.noName}
          </b>
          <LanguageTag locale={row.locale} />
          <span className={styles.subject}>{row.subject}</span>
        </span>
        <span className={styles.line}>
          {row.isDamaged ? (
            <span className={styles.damaged}>{inbox.damaged}</span>
          ) : (
            <span className={styles.preview} lang={tag}>
              {row.preview}
            </span>
          )}
          <RowIndicators row={row} />
          {row.assignee === null ? (
            isDone(row.status) ? null : (
              <span className={styles.unassigned}>{inboxItem.assignee.nobody}</span>
            )
          ) : (
            <span className={styles.assignee} title={row.assignee.name}>
              {row.assignee.name}
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}

function RowIndicators({ row: { isSuspicious, files, notes } }: { row: Row }) {
  const { inbox } = useTexts();
  return (
    <>
      {isSuspicious ? <RowIndicator icon={ShieldAlert} words={inbox.suspicious} /> : null}
      {files > 0 ? <RowIndicator icon={Paperclip} count={files} words={inbox.files(files)} /> : null}
      {notes > 0 ? <RowIndicator icon={StickyNote} count={notes} words={inbox.notes(notes)} /> : null}
    </>
  );
}
