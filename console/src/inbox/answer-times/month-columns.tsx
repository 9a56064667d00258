import { formatNumber } from 'contract/format-number.ts';
import { phone, useMediaQuery } from '../../parts/use-media-query.ts';
import visuallyHidden from '../../parts/visually-hidden.module.css';
import { useLocale, useTexts } from '../../text/use-language.ts';
import styles from './month-columns.module.css';
import { OutcomeBar } from './outcome-bar.tsx';
import { type AnswerTimesData, monthName, percentInTime, shortMonthName } from './periods.ts';
import { useAnswersSentence } from './use-answers-sentence.ts';

/** A column for each month, or on a phone a row: as long as its messages are many, with the percentage in time. */
export function MonthColumns({ months, chosen }: Pick<AnswerTimesData, 'months'> & { chosen: string | undefined }) {
  const { answerTimes: texts } = useTexts();
  const locale = useLocale();
  const sentence = useAnswersSentence();
  const isColumn = !useMediaQuery(phone);
  const largest = Math.max(...months.map(({ total }) => total.received));
  return (
    <>
      <ol className={styles.months}>
        {months.toReversed().map(({ month, total }) => {
          return (
            <li key={month} data-chosen={month === chosen}>
              <span className={visuallyHidden.text}>
                {monthName(month, locale)}: {sentence(total)}
              </span>
              <b aria-hidden="true">{percentInTime(total) ?? '–'}</b>
              <OutcomeBar times={total} largest={largest} isColumn={isColumn} />
              <span aria-hidden="true">{shortMonthName(month, locale)}</span>
              <small aria-hidden="true">{formatNumber(locale, total.received)}</small>
            </li>
          );
        })}
      </ol>
      <p className={styles.hint}>{texts.columnHint}</p>
    </>
  );
}
