import type { ApplicationRow } from 'contract/console/applications.ts';
import { locales } from 'contract/locales.ts';
import type { KeyboardEventHandler } from 'react';
import { Link, useLocation } from 'react-router';
import { LanguageTag } from '../../parts/conversation-list/language-tag.tsx';
import { WaitingDot } from '../../parts/conversation-list/waiting-dot.tsx';
import { isWaiting } from '../../parts/conversation/is-waiting.ts';
import { useTexts } from '../../text/use-language.ts';
import styles from './application-name.module.css';
import { applicationPath } from '../application-path.ts';

/** The name, which opens the resume; a dot before it if an answer is due. */
export function ApplicationName({
  row,
  keys,
}: {
  row: ApplicationRow;
  /** What keys do with it besides opening. */
  keys?: { names: string; onKeyDown: KeyboardEventHandler } | undefined;
}) {
  const { inbox, inboxItem } = useTexts();
  const { search } = useLocation();
  const isDue = isWaiting(row);
  return (
    <span className={styles.name}>
      {isDue ? <WaitingDot words={inbox.visitorWroteLast} /> : null}
      <Link
        to={{ pathname: applicationPath(row.id), search }}
        className={styles.link ?? ''}
        draggable={false}
        data-id={row.id}
        data-waiting={isDue}
        aria-keyshortcuts={keys?.names}
        onKeyDown={keys?.onKeyDown}
        {...(row.name !== '' && { lang: locales[row.locale].tag })}
      >
        {row.isDamaged ? inbox.damaged : row.name || inboxItem.noName}
      </Link>
      <LanguageTag locale={row.locale} />
    </span>
  );
}
