import type { OutputOf } from 'client/call.ts';
import type { listReports } from 'contract/console/reports.ts';
import { Figure } from '../../parts/conversation-list/figure.tsx';
import figures from '../../parts/conversation-list/figures.module.css';
import { useTexts } from '../../text/use-language.ts';
import styles from './report-sums.module.css';

type Counts = OutputOf<typeof listReports>['counts'];

/** How many open reports are late, and how many soon would be. */
export function ReportSums({ counts }: { counts: Counts | undefined }) {
  const { sums } = useTexts().reports;
  return (
    <ul className={`${figures.figures} ${styles.sums}`}>
      {(['late', 'soon'] as const).map((sum) => (
        <li key={sum} className={figures.figure} data-figure={sum} data-some={(counts?.[sum] ?? 0) > 0}>
          <Figure count={counts?.[sum]} words={sums[sum]} />
        </li>
      ))}
    </ul>
  );
}
