import { type countInbox } from 'contract/console/inbox-list.ts';
import type { OutputOf } from 'client/call.ts';
import type { CallFailure } from 'client/failure.ts';
import { inboxKinds } from 'contract/console/inbox.ts';
import { formatNumber } from 'contract/format-number.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { inboxPaths } from '../inbox/inbox-path.ts';
import { LoadingOrError } from '../parts/loading/loading-or-error.tsx';
import { Panel } from '../parts/layout/panel.tsx';
import { reportsPath } from '../reports/report-path.ts';
import { formatShortInstant } from '../text/format.ts';
import { useLocale, useTexts } from '../text/use-language.ts';
import styles from './inbox-panel.module.css';
import { OpenItems } from './open-items.tsx';

type Counts = OutputOf<typeof countInbox>['data'];

/** How many submissions wait, and the ways to them. */
export function InboxPanel({
  counts,
  failure,
  retry,
  readAt,
  isOld,
  now,
}: {
  counts: Counts | undefined;
  failure: CallFailure | undefined;
  retry: () => void;
  readAt: Date;
  /** The counts are no longer read again. */
  isOld: boolean;
  now: Date;
}) {
  const { inbox, shell } = useTexts();
  const { onToday } = inbox;
  const names = { message: shell.areas.messages, resume: shell.areas.resumes };
  return (
    <div className={styles.panel}>
      <Panel
        isFlush
        title={onToday.title}
        note={isOld ? onToday.asOf(formatShortInstant(readAt.toISOString(), now)) : undefined}
      >
        {counts === undefined ? (
          <LoadingOrError failure={failure} retry={retry} rows={2} />
        ) : (
          <ul className={styles.inbox}>
            {inboxKinds.map((kind) => {
              const waiting = counts[kind];
              if (waiting === undefined) return null;
              const name = <Link to={inboxPaths[kind]}>{names[kind]}</Link>;
              return <Waiting key={kind} {...waiting} name={name} now={now} />;
            })}
            {counts.report === undefined ? null : (
              <Waiting
                {...counts.report}
                name={<Link to={reportsPath}>{shell.areas.reports}</Link>}
                note={onToday.byKey}
                now={now}
              />
            )}
          </ul>
        )}
        <OpenItems now={now} />
      </Panel>
    </div>
  );
}

type WaitingProps = NonNullable<Counts['message']> & { soon?: number; name: ReactNode; note?: string; now: Date };

function Waiting({ open, suspicious, overdue, nextDeadline, soon = 0, name, note, now }: WaitingProps) {
  const { inbox } = useTexts();
  const locale = useLocale();
  return (
    <li>
      <b aria-hidden="true">{formatNumber(locale, open)}</b>
      <div>
        <span>{name}</span>
        <small>
          {[
            open === 0 ? inbox.onToday.nothing : inbox.openCount(open),
            suspicious === 0 ? undefined : inbox.onToday.suspicious(formatNumber(locale, suspicious)),
            soon === 0 ? undefined : inbox.onToday.withinDays(formatNumber(locale, soon)),
            nextDeadline === null ? undefined : inbox.onToday.next(formatShortInstant(nextDeadline, now)),
          ]
            .filter((part) => part !== undefined)
            .join(' · ')}
        </small>
        {note === undefined ? null : <small>{note}</small>}
      </div>
      {overdue > 0 ? <span className={styles.overdue}>{inbox.overdueCount(overdue)}</span> : null}
    </li>
  );
}
