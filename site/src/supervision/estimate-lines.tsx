import type { Rewards } from 'contract/settings.ts';
import primitives from '../parts/primitives.module.css';
import { useLocale, usePageText } from '../text/use-text.tsx';
import type { Claim, Estimate } from './estimate-reward.ts';
import styles from './estimate-lines.module.css';
import { formatAmount, formatReward, formatShare } from './format-amount.ts';

type EstimateLinesProps = { rewards: Rewards; claim: Claim; estimate: Estimate };

/** The items of the estimate and their sum. */
export function EstimateLines({ rewards, claim, estimate }: EstimateLinesProps) {
  const text = usePageText('supervision');
  const locale = useLocale();
  const { byLoss, nonStateBribery, otherCriminalCase, total, atLeast } = estimate;
  const lines = [
    ...(byLoss === undefined ? [] : [{ what: lossLine(byLoss.band), sum: yuan(byLoss.reward) }]),
    ...caseLine(text.rewards.nonStateBribery, nonStateBribery),
    ...caseLine(text.rewards.otherCriminalCase, otherCriminalCase),
  ];

  function yuan(sum: number): string {
    return text.yuan(formatReward(locale, sum), sum);
  }

  function lossLine(band: { minimum: number; maximum: number }): string {
    if (band.minimum === band.maximum) return text.rewards.fixed;
    const loss = formatAmount(locale, claim.recoveredLoss ?? 0);
    return text.estimate.shareOf(formatShare(locale, rewards.share), loss);
  }

  function caseLine(what: string, least: number) {
    return least === 0 ? [] : [{ what, sum: text.rewards.atLeast(yuan(least)) }];
  }

  return (
    <dl className={`${styles.lines} ${primitives.column}`}>
      {lines.map(({ what, sum }) => (
        <div key={what} className={`${styles.line} ${primitives.between} ${primitives.wrap}`}>
          <dt className={primitives.quiet}>{what}</dt>
          <dd>{sum}</dd>
        </div>
      ))}
      <div className={`${styles.total} ${primitives.between} ${primitives.strongTopBorder} ${primitives.wrap}`}>
        <dt>{atLeast ? text.estimate.totalAtLeast : text.estimate.total}</dt>
        <dd className={styles.sum}>{yuan(total)}</dd>
      </div>
    </dl>
  );
}
