import type { OutputOf } from 'client/call.ts';
import type { getRetention } from 'contract/console/retention.ts';
import { formatNumber } from 'contract/format-number.ts';
import { formatCalendarDay } from '../../text/format.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import styles from './erased-weeks.module.css';

type Erasures = Pick<OutputOf<typeof getRetention>['data'], 'rules' | 'weeks' | 'erased'>;

/** Heights grow with the square root, so that one is visible beside a hundred. */
const barHeight = (number: number) => Math.min(44, Math.max(3, Math.sqrt(number) * 4.4));

const sum = (counts: Erasures['erased']) => counts.reduce((total, { number }) => total + number, 0);

/** The rule of each kind, and how many were erased in each week. */
export function ErasedWeeks({ rules, weeks, erased }: Erasures) {
  const { screen: texts } = useTexts().retention;
  const locale = useLocale();
  return (
    <table className={styles.weeks} aria-label={texts.erased}>
      <thead>
        <tr>
          <th scope="col">{texts.kind}</th>
          {weeks.map((monday) => (
            <th key={monday} scope="col" aria-label={texts.week(formatCalendarDay(monday, locale))}>
              {monday.slice(5)}
            </th>
          ))}
          <th scope="col">{texts.total}</th>
        </tr>
      </thead>
      <tbody>
        {rules.map(({ kind, days }) => {
          const own = erased.filter((one) => one.kind === kind);
          const byHand = sum(own.filter(({ cause }) => cause === 'erased'));
          return (
            <tr key={kind}>
              <th scope="row">
                {texts.kinds[kind]} <small>{kind === 'report' ? texts.closed(days) : texts.received(days)}</small>
              </th>
              {weeks.map((monday) => (
                <Week key={monday} number={sum(own.filter(({ week }) => week === monday))} />
              ))}
              <td>
                <b>{formatNumber(locale, sum(own))}</b>
                {byHand === 0 ? null : <small>{texts.byHand(formatNumber(locale, byHand))}</small>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Week({ number }: { number: number }) {
  const locale = useLocale();
  return (
    <td data-none={number === 0}>
      {number === 0 ? null : <i style={{ height: barHeight(number) }} />}
      {formatNumber(locale, number)}
    </td>
  );
}
