import type { Rewards } from 'contract/settings.ts';
import primitives from '../parts/primitives.module.css';
import { useLocale, usePageText } from '../text/use-text.tsx';
import type { Band } from './estimate-reward.ts';
import { formatAmount, formatReward, formatShare } from './format-amount.ts';
import styles from './reward-table.module.css';

type RewardTableProps = {
  rewards: Rewards;
  /** The band of the calculator's estimate, and the sum in the calculator. */
  currentBand: Band | undefined;
  loss: number | undefined;
};

/** The reward scale of the settings. */
export function RewardTable({ rewards, currentBand, loss = 0 }: RewardTableProps) {
  const { rewards: text, estimate, exampleOf, yuan } = usePageText('supervision');
  const locale = useLocale();
  const share = formatShare(locale, rewards.share);
  const cases = [
    { name: text.nonStateBribery, reward: rewards.nonStateBribery },
    { name: text.otherCriminalCase, reward: rewards.otherCriminalCase },
  ];
  const number = (reward: number) => formatReward(locale, reward);

  /** The current row shows whose row it is: its calculation. */
  function noteOf(band: Band): string {
    const isFixed = band.minimum === band.maximum;
    if (band !== currentBand) return isFixed ? text.fixed : text.ofLoss(share);
    const sum = formatAmount(locale, loss);
    return isFixed ? exampleOf(yuan(sum, loss)) : estimate.shareOf(share, sum);
  }

  return (
    <table className={styles.table}>
      <caption className={primitives.visuallyHidden}>{text.table}</caption>
      <thead className={`${primitives.smallSize} ${primitives.quiet}`}>
        <tr>
          <th scope="col">
            <span className={`${styles.band} ${primitives.balanced} ${primitives.stack}`}>
              {text.loss}
              <span className={styles.basis}>{text.basis}</span>
            </span>
          </th>
          <th scope="col" className={styles.reward}>
            {text.reward}
          </th>
        </tr>
      </thead>
      <tbody>
        {rewards.bands.map((band, index) => (
          <tr key={band.from} className={styles.row} data-current={band === currentBand || undefined}>
            <th scope="row">
              <span className={`${styles.band} ${primitives.balanced} ${primitives.stack}`}>
                <BandName band={band} next={rewards.bands[index + 1]} />
                <small className={`${styles.note} ${primitives.smallSize} ${primitives.quiet}`}>{noteOf(band)}</small>
              </span>
            </th>
            <td className={styles.reward}>
              {band.minimum === band.maximum
                ? number(band.minimum)
                : text.range(number(band.minimum), number(band.maximum))}
            </td>
          </tr>
        ))}
      </tbody>
      <tbody>
        <tr>
          <th scope="rowgroup" colSpan={2} className={`${styles.group} ${primitives.smallSize} ${primitives.quiet}`}>
            {text.cases}
          </th>
        </tr>
        {cases.map(({ name, reward }) => (
          <tr key={name} className={styles.row}>
            <th scope="row">{name}</th>
            <td className={styles.reward}>{text.atLeast(number(reward))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function BandName({ band, next }: { band: Band; next: Band | undefined }): string {
  const text = usePageText('supervision').rewards;
  const locale = useLocale();
  const from = formatAmount(locale, band.from);
  if (next === undefined) return text.over(from);
  const to = formatAmount(locale, next.from);
  return band.from === 0 ? text.under(to) : text.between(from, to, next.above);
}
