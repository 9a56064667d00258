import type { InboxDay } from 'contract/console/inbox-day.ts';
import { formatNumber } from 'contract/format-number.ts';
import { useId } from 'react';
import { percent } from '../../parts/percent.ts';
import { formatInstant } from '../../text/format.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { countUrgencies, type TimelineRange, timelineRange, type Urgency, urgencyOf } from './day-timeline-times.ts';
import styles from './day-timeline.module.css';

/** Today from left to right: working hours, what falls due, what was answered, and now. The same in words. */
export function DayTimeline({ day, now }: { day: InboxDay; now: Date }) {
  const words = useTimelineInWords(day, now);
  // Of yesterday: the list was not read again since.
  if (now >= new Date(day.ends)) return null;
  const range = timelineRange(day);
  return (
    <div className={styles.timeline} title={words}>
      <p className={styles.words}>{words}</p>
      <svg className={styles.chart} aria-hidden="true">
        <WorkingHours hours={day.hours} range={range} />
        <Labels range={range} now={now} />
        {distinct(day.answers.at).map((answer) => (
          <Mark key={answer} is="answer" position={range.positionOf(Date.parse(answer))} />
        ))}
        {distinct(day.deadlines.at).map((deadline) => (
          <Mark
            key={deadline}
            is={urgencyOf(deadline, day.hours, now)}
            position={range.positionOf(Date.parse(deadline))}
          />
        ))}
        <Now position={range.positionOf(now.getTime())} now={now} />
      </svg>
    </div>
  );
}

/** Marks of one time would cover each other. */
const distinct = (instants: readonly string[]) => [...new Set(instants)];

/** The time in Beijing as `9:05`. */
const timeOfDay = (instant: string, now: Date) => formatInstant(instant, now).slice(-5).replace(/^0/, '');

function useTimelineInWords(day: InboxDay, now: Date): string {
  const { inbox } = useTexts();
  const locale = useLocale();
  const { overdue, soon, later } = countUrgencies(day, now);
  const number = (count: number) => formatNumber(locale, count);
  return inbox.timeline({
    hours: day.hours.map(({ opens, closes }) => `${timeOfDay(opens, now)}–${timeOfDay(closes, now)}`),
    overdue: number(overdue),
    soon: number(soon),
    later: number(later),
    answered: number(day.answers.total),
  });
}

function WorkingHours({ hours, range: { positionOf } }: { hours: InboxDay['hours']; range: TimelineRange }) {
  const hatching = useId();
  const intervals = hours.map(({ opens, closes }) => ({
    from: positionOf(Date.parse(opens)) ?? 0,
    until: positionOf(Date.parse(closes)) ?? 1,
  }));
  return (
    <>
      <pattern
        id={hatching}
        className={styles.hatching}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V6" />
      </pattern>
      {intervals.map(({ from, until }, index) => {
        const next = intervals[index + 1];
        return (
          <g key={from}>
            <rect className={styles.hours} x={percent(from)} y="4" width={percent(until - from)} height="26" />
            {next === undefined ? null : (
              <rect
                x={percent(until)}
                y="4"
                width={percent(next.from - until)}
                height="26"
                fill={`url(#${hatching})`}
              />
            )}
          </g>
        );
      })}
      <line className={styles.axis} x1="0" x2="100%" y1="30" y2="30" />
    </>
  );
}

/** The hours, without those that the present time would cover. */
function Labels({ range: { positionOf, labelled }, now }: { range: TimelineRange; now: Date }) {
  const nowPosition = positionOf(now.getTime());
  return labelled.map((instant) => {
    const position = positionOf(instant) ?? 0;
    const isCovered = nowPosition !== undefined && Math.abs(position - nowPosition) < 0.06;
    return isCovered ? null : (
      <text key={instant} className={styles.label} x={percent(position)} y="44">
        {timeOfDay(new Date(instant).toISOString(), now).replace(':00', '')}
      </text>
    );
  });
}

const marks: Record<Urgency | 'answer', { width: number; y: number }> = {
  overdue: { width: 7, y: 4 },
  soon: { width: 7, y: 7 },
  later: { width: 5, y: 12 },
  answer: { width: 1, y: 22 },
};

/** By height and fill: late is tall and solid, soon an outline, later short and solid; an answer is a thin tick. */
function Mark({ is, position }: { is: keyof typeof marks; position: number | undefined }) {
  if (position === undefined) return null;
  const { width, y } = marks[is];
  return (
    <rect
      className={styles.mark}
      data-is={is}
      x={percent(position)}
      y={y}
      width={width}
      height={30 - y}
      transform={`translate(${-width / 2} 0)`}
    />
  );
}

function Now({ position, now }: { position: number | undefined; now: Date }) {
  if (position === undefined) return null;
  return (
    <>
      <line className={styles.now} x1={percent(position)} x2={percent(position)} y1="0" y2="33" />
      <svg className={styles.nowLabel} x={percent(position)} y="33">
        <rect x="-19" y="0" width="38" height="14" />
        <text x="0" y="11">
          {timeOfDay(now.toISOString(), now)}
        </text>
      </svg>
    </>
  );
}
