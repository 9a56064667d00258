import primitives from '../parts/primitives.module.css';
import { useSettings } from '../settings/use-settings.ts';
import { type Estimate, estimateReward } from './estimate-reward.ts';
import { RewardCalculator } from './reward-calculator.tsx';
import styles from './reward-scale.module.css';
import { RewardTable } from './reward-table.tsx';
import { useClaimInput, type ClaimInput } from './use-claim-input.ts';
import { WorkedExamples } from './worked-examples.tsx';

/** The reward scale as a table and as a calculator, both from the settings. */
export function RewardScale() {
  const { rewards } = useSettings();
  const claim = useClaimInput();
  const estimate = estimateOf(claim);

  function estimateOf({ parsed, nonStateBribery, otherCriminalCase }: ClaimInput): Estimate | undefined {
    if ('error' in parsed) return undefined;
    const recoveredLoss = parsed.amount;
    if (recoveredLoss === undefined && !nonStateBribery && !otherCriminalCase) return undefined;
    return estimateReward(rewards, { recoveredLoss, nonStateBribery, otherCriminalCase });
  }

  return (
    <>
      <div className={`${styles.scale} ${primitives.stack}`}>
        <RewardTable
          rewards={rewards}
          currentBand={estimate?.byLoss?.band}
          loss={'error' in claim.parsed ? undefined : claim.parsed.amount}
        />
        <RewardCalculator rewards={rewards} claim={claim} estimate={estimate} />
      </div>
      <WorkedExamples rewards={rewards} />
    </>
  );
}
