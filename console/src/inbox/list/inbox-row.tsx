import type { InboxRow as Row } from 'contract/console/inbox.ts';
import { isDone } from 'contract/conversation.ts';
import { formatNumber } from 'contract/format-number.ts';
import { locales } from 'contract/locales.ts';
import { type LucideIcon, Paperclip, ShieldAlert, StickyNote } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { isWaiting } from '../../parts/conversation/is-waiting.ts';
import visuallyHidden from '../../parts/visually-hidden.module.css';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { inboxPath } from '../inbox-path.ts';
import styles from './inbox-row.module.css';
import { RowClock } from './row-clock.tsx';
import type { RowGroup, TimedRow } from './row-groups.ts';

/** A message or resume in the list: its clock, who wrote about what, and who handles it. */
export function InboxRow({
  row,
  state,
  group,
  isOpened,
  now,
}: TimedRow & { group: RowGroup; isOpened: boolean; now: Date }) {
  const { inbox, inboxItem } = useTexts();
  const { search } = useLocation();
  const { tag, shortName } = locales[row.locale];
  const waits = isWaiting(row);
  return (
    <Link
      to={{ pathname: inboxPath(row.kind, row.id), search }}
      className={styles.row ?? ''}
      aria-current={isOpened ? 'true' : undefined}
      data-id={row.id}
    >
      <RowClock {...{ row, state, group, now }} />
      <span className={styles.words}>
        <span className={styles.line}>
          {waits ? <Dot words={inbox.visitorWroteLast} /> : null}
          <b data-waiting={waits} {...(row.name !== '' && { lang: tag })}>
            {row.name || inboxItem.noName}
          </b>
          <span className={styles.language} lang={tag}>
            {shortName}
          </span>
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

function Dot({ words }: { words: string }) {
  return (
    <span className={styles.dot} title={words}>
      <span className={visuallyHidden.text}>{words}</span>
    </span>
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

function RowIndicator({ icon: Icon, count, words }: { icon: LucideIcon; count?: number; words: string }) {
  const locale = useLocale();
  return (
    <span className={styles.indicator} title={words}>
      <Icon size={13} strokeWidth={1.6} aria-hidden="true" />
      {count === undefined ? null : <span aria-hidden="true">{formatNumber(locale, count)}</span>}
      <span className={visuallyHidden.text}>{words}</span>
    </span>
  );
}
