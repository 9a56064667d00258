import { later } from '../parts/later.tsx';

/** Below the first screen, and most of the page's code. */
export const BlocksLater = later(async () => (await import('../parts/blocks/blocks.tsx')).Blocks);

export const RewardScaleLater = later(async () => (await import('./reward-scale.tsx')).RewardScale);

export const ReportStripLater = later(async () => (await import('./report-strip.tsx')).ReportStrip);

export const laterFiles = [
  'src/parts/blocks/blocks.tsx',
  'src/supervision/reward-scale.tsx',
  'src/supervision/report-strip.tsx',
];
