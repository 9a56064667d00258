import type { Rewards } from 'contract/settings.ts';
import primitives from '../parts/primitives.module.css';
import { useLocale, usePageText } from '../text/use-text.tsx';
import { type Claim, estimateReward } from './estimate-reward.ts';
import { EstimateLines } from './estimate-lines.tsx';
import { formatAmount } from './format-amount.ts';
import styles from './worked-examples.module.css';

const examples = [
  { recoveredLoss: 60_000, nonStateBribery: false, otherCriminalCase: false },
  { recoveredLoss: 350_000, nonStateBribery: false, otherCriminalCase: true },
  { recoveredLoss: 9_000_000, nonStateBribery: true, otherCriminalCase: true },
] as const satisfies readonly Claim[];

/** Three example claims, for browsers without scripts and to explain the calculation. */
export function WorkedExamples({ rewards }: { rewards: Rewards }) {
  const text = usePageText('supervision');
  const locale = useLocale();
  return (
    <section className={styles.examples}>
      <h3 className={styles.heading}>{text.examples}</h3>
      <ul className={`${styles.list} ${primitives.stack}`}>
        {examples.map((claim) => (
          <li key={claim.recoveredLoss} className={`${styles.example} ${primitives.stack} ${primitives.topBorder}`}>
            <h4 className={styles.loss}>
              {text.exampleOf(text.yuan(formatAmount(locale, claim.recoveredLoss), claim.recoveredLoss))}
            </h4>
            <EstimateLines rewards={rewards} claim={claim} estimate={estimateReward(rewards, claim)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
