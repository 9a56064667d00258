import type { Rewards } from 'contract/settings.ts';

export type Claim = {
  /** In yuan; undefined when no loss was recovered or the sum is unknown. */
  recoveredLoss: number | undefined;
  nonStateBribery: boolean;
  otherCriminalCase: boolean;
};

export type Band = Rewards['bands'][number];

export type Estimate = {
  /** The reward for the recovered loss; undefined without one. */
  byLoss: { band: Band; reward: number } | undefined;
  /** The minimum reward for each criminal case. */
  nonStateBribery: number;
  otherCriminalCase: number;
  total: number;
  /** A criminal case has a minimum reward, so the total is a minimum as well. */
  atLeast: boolean;
};

/** Adds up the rewards (P8). The result is always an estimate: the chairman approves the sum. */
export function estimateReward(rewards: Rewards, claim: Claim): Estimate {
  const byLoss = claim.recoveredLoss === undefined ? undefined : rewardByLoss(rewards, claim.recoveredLoss);
  const nonStateBribery = claim.nonStateBribery ? rewards.nonStateBribery : 0;
  const otherCriminalCase = claim.otherCriminalCase ? rewards.otherCriminalCase : 0;
  return {
    byLoss,
    nonStateBribery,
    otherCriminalCase,
    total: (byLoss?.reward ?? 0) + nonStateBribery + otherCriminalCase,
    atLeast: claim.nonStateBribery || claim.otherCriminalCase,
  };
}

function rewardByLoss({ bands, share }: Rewards, loss: number): Estimate['byLoss'] {
  const band = bands.findLast(({ from, above }) => (above ? loss > from : loss >= from));
  if (band === undefined) return undefined;
  const reward = Math.min(Math.max(toFen(loss * share), band.minimum), band.maximum);
  return { band, reward };
}

/** A fen, a hundredth of a yuan, is the smallest coin. */
function toFen(yuan: number): number {
  return Math.round(yuan * 100) / 100;
}
