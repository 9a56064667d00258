import type { Rewards } from 'contract/settings.ts';

export type Claim = {
  /** Yuan; undefined when no loss was recovered or the sum is not known. */
  recoveredLoss: number | undefined;
  nonStateBribery: boolean;
  otherCriminalCase: boolean;
};

export type Band = Rewards['bands'][number];

export type Estimate = {
  /** By the loss recovered; undefined when none is named. */
  byLoss: { band: Band; reward: number } | undefined;
  /** Each criminal case, by what it earns at least. */
  nonStateBribery: number;
  otherCriminalCase: number;
  total: number;
  /** A criminal case earns at least its sum, so the total is a least one too. */
  atLeast: boolean;
};

/** P8: the items stack. Always an estimate: the chairman approves the sum. */
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

/** A hundredth of a yuan is the smallest coin there is. */
function toFen(yuan: number): number {
  return Math.round(yuan * 100) / 100;
}
