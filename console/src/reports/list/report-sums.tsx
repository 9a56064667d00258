import type { OutputOf } from 'client/call.ts';
import type { listReports } from 'contract/console/reports.ts';
import { formatNumber } from 'contract/format-number.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import styles from './report-sums.module.css';

type Counts = OutputOf<typeof listReports>['counts'];

/** How many open reports are late, and how many soon would be. */
export function ReportSums({ counts }: { counts: Counts | undefined }) {
  const { sums } = useTexts().reports;
  const locale = useLocale();
  return (
    <ul className={styles.sums}>
      {(['late', 'soon'] as const).map((sum) => (
        <li key={sum} data-sum={sum} data-some={(counts?.[sum] ?? 0) > 0}>
          <b>{counts === undefined ? '–' : formatNumber(locale, counts[sum])}</b>
          <span>{sums[sum]}</span>
        </li>
      ))}
    </ul>
  );
}
