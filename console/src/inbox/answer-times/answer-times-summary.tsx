import type { AnswerTimes } from 'contract/console/answer-times.ts';
import { locales } from 'contract/locales.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import styles from './answer-times.module.css';
import { percentInTime } from './periods.ts';
import { useFigures } from './use-figures.ts';

/** The four figures of a period. */
export function AnswerTimesSummary({ times }: { times: AnswerTimes }) {
  const { answerTimes: texts } = useTexts();
  const { number, minutes } = useFigures();
  const { inTime, late, waiting, overdue, median, ninetiethPercentile } = times;
  return (
    <ul className={styles.summary}>
      <Figure
        value={usePercentage(percentInTime(times, 1))}
        label={texts.inTimeShare}
        hint={texts.ofDue(number(inTime), number(inTime + late + overdue))}
      />
      <Figure
        value={minutes(median)}
        label={texts.median}
        hint={ninetiethPercentile === null ? undefined : texts.nineInTen(minutes(ninetiethPercentile))}
      />
      <Figure value={number(late)} label={texts.answeredLate} isUrgent={late > 0} />
      <Figure
        value={number(waiting)}
        label={texts.columns.waiting}
        hint={overdue === 0 ? undefined : texts.overdueOf(number(overdue))}
        isUrgent={overdue > 0}
      />
    </ul>
  );
}

/** 96.3%, in Russian 96,3 %. */
function usePercentage(percentage: number | undefined): string {
  const { tag } = locales[useLocale()];
  return percentage === undefined
    ? '–'
    : new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }).format(percentage / 100);
}

function Figure({
  value,
  label,
  hint,
  isUrgent = false,
}: {
  value: string;
  label: string;
  hint?: string | undefined;
  isUrgent?: boolean;
}) {
  return (
    <li data-urgent={isUrgent}>
      <b>{value}</b>
      <span>{label}</span>
      {hint === undefined ? null : <small>{hint}</small>}
    </li>
  );
}
