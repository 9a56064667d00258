import type { AnswerTimes } from 'contract/console/answer-times.ts';
import { formatNumber } from 'contract/format-number.ts';
import { locales } from 'contract/locales.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { formatMinutes } from '../item/deadline.ts';
import styles from './answer-times.module.css';
import { shareInTime } from './periods.ts';

/** The four figures of a period. */
export function AnswerTimesSummary({ times }: { times: AnswerTimes }) {
  const { answerTimes: texts } = useTexts();
  const locale = useLocale();
  const number = (value: number) => formatNumber(locale, value);
  const minutes = (value: number | null) => (value === null ? '–' : formatMinutes(value));
  const { inTime, late, waiting, overdue, median, ninetiethPercentile } = times;
  return (
    <ul className={styles.summary}>
      <Figure
        value={useShare(shareInTime(times))}
        label={texts.inTimeShare}
        hint={texts.ofDue(number(inTime), number(inTime + late + overdue))}
      />
      <Figure
        value={minutes(median)}
        label={texts.median}
        hint={ninetiethPercentile === null ? undefined : texts.nineInTen(formatMinutes(ninetiethPercentile))}
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
function useShare(share: number | undefined): string {
  const { tag } = locales[useLocale()];
  return share === undefined
    ? '–'
    : new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }).format(share);
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
