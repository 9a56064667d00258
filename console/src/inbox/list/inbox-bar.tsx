import type { listInbox } from 'contract/console/inbox-list.ts';
import type { OutputOf } from 'client/call.ts';
import type { InboxKind } from 'contract/console/inbox.ts';
import { Pause, Timer } from 'lucide-react';
import { Link } from 'react-router';
import { Figure } from '../../parts/conversation-list/figure.tsx';
import figures from '../../parts/conversation-list/figures.module.css';
import { formatShortInstant } from '../../text/format.ts';
import { useTexts } from '../../text/use-language.ts';
import { DayTimeline } from '../day-timeline/day-timeline.tsx';
import { hasCalendar, workingTimeAt } from '../item/working-time.ts';
import styles from './inbox-bar.module.css';

type Listed = OutputOf<typeof listInbox>;

/** Each with the list that has its rows; the overdue ones and those due soon are the first of the open ones. */
const figureNames = [
  ['overdue', ''],
  ['soon', ''],
  ['open', ''],
  ['unassigned', 'view=unassigned'],
] as const;

/** How much waits and how urgently, today's line, and whether it is working time. */
export function InboxBar({
  kind,
  listed,
  now,
  toTop,
}: {
  kind: InboxKind;
  listed: Listed | undefined;
  now: Date;
  /** Scrolls to the most urgent rows. */
  toTop: () => void;
}) {
  const { inbox } = useTexts();
  return (
    <section className={styles.bar} aria-label={inbox.figures}>
      <ul className={figures.figures}>
        {figureNames.map(([figure, search]) => (
          <li key={figure}>
            <Link
              replace
              className={figures.figure ?? ''}
              to={{ search }}
              onClick={toTop}
              data-figure={figure}
              data-some={(listed?.counts[figure] ?? 0) > 0}
            >
              <Figure
                count={listed?.counts[figure]}
                words={inbox[figure === 'soon' && kind === 'resume' ? 'soonDays' : figure]}
              />
            </Link>
          </li>
        ))}
      </ul>
      {listed?.day ? <DayTimeline day={listed.day} now={now} /> : null}
      {/* Days are not paused. */}
      {listed === undefined || kind === 'resume' ? null : <WorkingTimeStatus clock={listed.clock} now={now} />}
    </section>
  );
}

function WorkingTimeStatus({ clock, now }: { clock: Listed['clock']; now: Date }) {
  const { workingTime: texts } = useTexts().inbox;
  const { runs, changesAt } = workingTimeAt(clock, now);
  const time = changesAt === null ? undefined : formatShortInstant(changesAt, now);
  const withoutTime = hasCalendar(clock) ? texts.paused : texts.noCalendar;
  const runningWords = time === undefined ? texts.runs : texts.runsUntil(time);
  const pausedWords = time === undefined ? withoutTime : texts.pausedUntil(time);
  const Icon = runs ? Timer : Pause;
  return (
    <p className={styles.workingTime}>
      <Icon size={15} strokeWidth={1.6} aria-hidden="true" />
      {runs ? runningWords : pausedWords}
    </p>
  );
}
