import type { InboxItem } from 'contract/console/inbox-item.ts';
import { CircleCheck, Pause } from 'lucide-react';
import visuallyHidden from '../../parts/visually-hidden.module.css';
import { formatShortInstant } from '../../text/format.ts';
import { useTexts } from '../../text/use-language.ts';
import { answerResult } from './answer-result.ts';
import styles from './answer-deadline.module.css';
import { type DeadlineState, deadlineState, formatDaysLeft, formatMinutes } from './deadline.ts';
import { useDurationWords } from './use-duration-words.ts';

/** The working time until the promised answer, or what became of it, in large figures, in words and as a gauge. */
export function AnswerDeadline({ item, readAt, now }: { item: InboxItem; readAt: Date; now: Date }) {
  const { deadline: texts } = useTexts().inboxItem;
  const isAnswered = item.entries.some(({ from }) => from === 'staff');
  const state = deadlineState({ ...item, isAnswered }, readAt, now);
  if (state.is === 'answered') return <Answered item={item} now={now} />;
  // Closed without an answer.
  if (state.is === 'none') return item.deadline === null ? <p className={styles.noDeadline}>{texts.none}</p> : null;
  return <Running item={item} state={state} now={now} />;
}

type RunningState = Exclude<DeadlineState, { is: 'none' | 'answered' }>;

function Running({
  item: { kind, receivedAt, promise },
  state,
  now,
}: {
  item: InboxItem;
  state: RunningState;
  now: Date;
}) {
  const { inbox, inboxItem } = useTexts();
  const { deadline: texts } = inboxItem;
  const { inWords, promised } = useDurationWords(kind);
  const { is, minutes, days, deadline, isPaused, goesOnAt } = state;
  const time = formatShortInstant(deadline, now);
  const used = promise && promise.length - (days ?? minutes);
  return (
    <div className={styles.deadline} data-state={is}>
      <b>
        {isPaused ? <Pause size={22} aria-hidden="true" /> : null}
        {days === null ? formatMinutes(minutes) : formatDaysLeft({ is, days }, inbox)}
      </b>
      <p>
        <span>{is === 'overdue' ? texts.overdue(time) : texts.promised(time)}</span>
        {promise === null ? null : (
          <small>{texts.came(formatShortInstant(receivedAt, now), promised(promise.length))}</small>
        )}
        {isPaused ? (
          <small>{goesOnAt === null ? texts.paused : texts.pausedUntil(formatShortInstant(goesOnAt, now))}</small>
        ) : null}
      </p>
      {promise === null || used === null ? null : (
        <Gauge length={promise.length} used={used} label={texts.used(inWords(used), inWords(promise.length))} />
      )}
    </div>
  );
}

/** How long the first answer took, and whether it was in time. */
function Answered({ item, now }: { item: InboxItem; now: Date }) {
  const { inbox, inboxItem } = useTexts();
  const { deadline: texts } = inboxItem;
  const { inWords } = useDurationWords(item.kind);
  const result = answerResult(item);
  if (result === undefined) return <p className={styles.noDeadline}>{texts.answered}</p>;
  const { isInTime, used, length, late, at, by, deadline } = result;
  return (
    <div className={styles.deadline} data-state={isInTime ? 'inTime' : 'late'}>
      <b>
        {isInTime ? <CircleCheck size={22} strokeWidth={1.6} aria-hidden="true" /> : null}
        {item.kind === 'resume' ? inbox.shortDays(isInTime ? used : -late) : formatMinutes(isInTime ? used : -late)}
      </b>
      <p>
        <span>{isInTime ? texts.inTime(inWords(used)) : texts.late(inWords(late))}</span>
        <small>{texts.answeredBy(formatShortInstant(at, now), by, formatShortInstant(deadline, now))}</small>
      </p>
      <Gauge length={length} used={used} label={texts.used(inWords(used), inWords(length))} />
    </div>
  );
}

/** The time used against the promise; what is beyond it is hatched. */
function Gauge({ length, used, label }: { length: number; used: number; label: string }) {
  const whole = Math.max(length, used, 1);
  const percent = (part: number) => `${(Math.max(0, part) / whole) * 100}%`;
  return (
    <div className={styles.gauge} title={label}>
      <span className={visuallyHidden.text}>{label}</span>
      <i style={{ width: percent(Math.min(used, length)) }} />
      <i data-beyond="true" style={{ width: percent(used - length) }} />
    </div>
  );
}
