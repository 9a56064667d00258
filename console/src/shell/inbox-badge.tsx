import { formatNumber } from 'contract/format-number.ts';
import type { SubmissionKind } from 'contract/submissions/submission-kinds.ts';
import { useNow } from '../parts/use-now.ts';
import visuallyHidden from '../parts/visually-hidden.module.css';
import { formatShortInstant } from '../text/format.ts';
import { useLocale, useTexts } from '../text/use-language.ts';
import styles from './shell.module.css';
import { useInboxCounts } from './use-inbox-counts.ts';

/** How many submissions are overdue; if none is, how many wait. */
export function InboxBadge({ kind }: { kind: SubmissionKind }) {
  const { inbox } = useTexts();
  const locale = useLocale();
  const now = useNow();
  const { counts, readAt, isOld } = useInboxCounts();
  const { open = 0, overdue = 0 } = counts?.[kind] ?? {};
  if (open === 0) return null;
  const isOverdue = overdue > 0;
  return (
    <span className={styles.badge} data-overdue={isOverdue} data-old={isOld}>
      <span aria-hidden="true">{formatNumber(locale, isOverdue ? overdue : open)}</span>
      <span className={visuallyHidden.text}>
        {isOverdue ? inbox.overdueCount(overdue) : inbox.openCount(open)}
        {isOld ? `, ${inbox.onToday.asOf(formatShortInstant(readAt.toISOString(), now))}` : null}
      </span>
    </span>
  );
}
