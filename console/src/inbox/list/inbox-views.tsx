import { type InboxView, inboxViews } from 'contract/console/inbox-list.ts';
import { formatNumber } from 'contract/format-number.ts';
import { useSearchParams } from 'react-router';
import { ViewLink } from '../../parts/conversation-list/view-link.tsx';
import { useLocale, useTexts } from '../../text/use-language.ts';
import styles from './inbox.module.css';

/** The links between the lists, with the number of rows of each. */
export function InboxViews({ current, counts }: { current: InboxView; counts?: Readonly<Record<InboxView, number>> }) {
  const { inbox } = useTexts();
  const locale = useLocale();
  const [query] = useSearchParams();

  function searchOf(view: InboxView): string {
    const next = new URLSearchParams(query);
    next.delete('page');
    // Not every list has it.
    next.delete('status');
    if (view === 'open') next.delete('view');
    else next.set('view', view);
    return String(next);
  }

  return (
    <nav className={styles.views} aria-label={inbox.views}>
      {inboxViews.map((view) => (
        <ViewLink key={view} search={searchOf(view)} isCurrent={view === current}>
          {inbox.view[view]} {counts === undefined ? null : <small>{formatNumber(locale, counts[view])}</small>}
        </ViewLink>
      ))}
    </nav>
  );
}
