import type { AnswerTimes } from 'contract/console/answer-times.ts';
import { useTexts } from '../../text/use-language.ts';
import { percent } from '../../parts/percent.ts';
import styles from './outcome-bar.module.css';
import { untimedOf } from './periods.ts';

/** In the order of a bar. */
const outcomes = ['inTime', 'late', 'waiting', 'untimed'] as const;

type Outcome = (typeof outcomes)[number];

/** The parts of a bar: where each begins and how long it is, as shares of the largest bar. */
function partsOf(times: AnswerTimes, largest: number): { outcome: Outcome; from: number; length: number }[] {
  const counts: Record<Outcome, number> = {
    inTime: times.inTime,
    late: times.late,
    waiting: times.waiting,
    untimed: untimedOf(times),
  };
  let from = 0;
  return outcomes.flatMap((outcome) => {
    const length = counts[outcome] / Math.max(1, largest);
    const part = { outcome, from, length };
    from += length;
    return length === 0 ? [] : [part];
  });
}

/** Filled, hatched, outlined and faint: what the parts are shows without colours, too. The numbers stand beside it. */
export function OutcomeBar({
  times,
  largest,
  isColumn = false,
}: {
  times: AnswerTimes;
  /** The length of a whole bar, in messages. */
  largest: number;
  isColumn?: boolean;
}) {
  return (
    <svg className={isColumn ? styles.column : styles.bar} aria-hidden="true">
      {partsOf(times, largest).map(({ outcome, from, length }) => (
        <rect
          key={outcome}
          className={styles.part}
          data-outcome={outcome}
          {...(isColumn
            ? { x: '15%', width: '70%', y: percent(1 - from - length), height: percent(length) }
            : { x: percent(from), width: percent(length), y: '1', height: '10' })}
        />
      ))}
    </svg>
  );
}

/** What the parts of the bars mean, and the hatching of all of them. */
export function OutcomeLegend() {
  const { columns } = useTexts().answerTimes;
  return (
    <ul className={styles.legend}>
      {outcomes.map((outcome) => (
        <li key={outcome}>
          <svg className={styles.sample} aria-hidden="true">
            {outcome === 'late' ? <Hatching /> : null}
            <rect className={styles.part} data-outcome={outcome} x="1" y="1" width="12" height="10" />
          </svg>
          {columns[outcome]}
        </li>
      ))}
    </ul>
  );
}

function Hatching() {
  return (
    <defs>
      <pattern
        id="answered-late"
        className={styles.hatching}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V5" />
      </pattern>
    </defs>
  );
}
