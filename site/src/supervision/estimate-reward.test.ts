import type { Rewards } from 'contract/settings.ts';
import { expect, test } from 'vitest';
import { estimateReward } from './estimate-reward.ts';

const rewards: Rewards = {
  nonStateBribery: 30_000,
  otherCriminalCase: 10_000,
  share: 0.01,
  bands: [
    { from: 0, above: false, minimum: 1000, maximum: 1000 },
    { from: 100_000, above: false, minimum: 1000, maximum: 5000 },
    { from: 500_000, above: false, minimum: 5000, maximum: 20_000 },
    { from: 2_000_000, above: false, minimum: 20_000, maximum: 80_000 },
    { from: 8_000_000, above: true, minimum: 100_000, maximum: 100_000 },
  ],
};

const nothing = { recoveredLoss: undefined, nonStateBribery: false, otherCriminalCase: false };

test.each([
  [0, 1000],
  [1, 1000],
  [99_999.99, 1000],
  [100_000, 1000],
  [100_001, 1000.01],
  [499_999.99, 5000],
  [500_000, 5000],
  [1_260_000, 12_600],
  [1_999_999, 19_999.99],
  [2_000_000, 20_000],
  [7_999_999, 79_999.99],
  [8_000_000, 80_000],
  [8_000_000.01, 100_000],
  [1_000_000_000, 100_000],
])('a recovered loss of %d earns %d', (recoveredLoss, reward) => {
  const estimate = estimateReward(rewards, { ...nothing, recoveredLoss });
  expect(estimate.byLoss?.reward).toBe(reward);
  expect(estimate).toMatchObject({ total: reward, atLeast: false });
});

test.each([
  [99_999.99, 0],
  [100_000, 1],
  [500_000, 2],
  [2_000_000, 3],
  [8_000_000, 3],
  [8_000_000.01, 4],
])('a recovered loss of %d is in band %d', (recoveredLoss, band) => {
  expect(estimateReward(rewards, { ...nothing, recoveredLoss }).byLoss?.band).toBe(rewards.bands[band]);
});

test('a criminal case earns at least its minimum, even without a recovered loss', () => {
  expect(estimateReward(rewards, { ...nothing, nonStateBribery: true })).toEqual({
    byLoss: undefined,
    nonStateBribery: 30_000,
    otherCriminalCase: 0,
    total: 30_000,
    atLeast: true,
  });
  expect(estimateReward(rewards, { ...nothing, otherCriminalCase: true })).toMatchObject({
    total: 10_000,
    atLeast: true,
  });
});

test('the rewards are added up', () => {
  const claim = { recoveredLoss: 1_260_000, nonStateBribery: true, otherCriminalCase: true };
  expect(estimateReward(rewards, claim)).toMatchObject({ total: 52_600, atLeast: true });
});

test('an empty claim earns nothing', () => {
  expect(estimateReward(rewards, nothing)).toMatchObject({ byLoss: undefined, total: 0, atLeast: false });
});
