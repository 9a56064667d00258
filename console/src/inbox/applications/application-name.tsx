import type { ApplicationRow } from 'contract/console/applications.ts';
import { locales } from 'contract/locales.ts';
import type { KeyboardEventHandler } from 'react';
import { Link, useLocation } from 'react-router';
import { isWaiting } from '../../parts/conversation/is-waiting.ts';
import visuallyHidden from '../../parts/visually-hidden.module.css';
import { useTexts } from '../../text/use-language.ts';
import { applicationPath } from './application-path.ts';
import styles from './application-name.module.css';

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
  const { tag, shortName } = locales[row.locale];
  const isDue = isWaiting(row);
  return (
    <span className={styles.name}>
      {isDue ? (
        <span className={styles.dot} title={inbox.visitorWroteLast}>
          <span className={visuallyHidden.text}>{inbox.visitorWroteLast}</span>
        </span>
      ) : null}
      <Link
        to={{ pathname: applicationPath(row.id), search }}
        className={styles.link ?? ''}
        draggable={false}
        data-id={row.id}
        data-waiting={isDue}
        aria-keyshortcuts={keys?.names}
        onKeyDown={keys?.onKeyDown}
        {...(row.name !== '' && { lang: tag })}
      >
        {row.isDamaged ? inbox.damaged : row.name || inboxItem.noName}
      </Link>
      <span className={styles.language} lang={tag}>
        {shortName}
      </span>
    </span>
  );
}
