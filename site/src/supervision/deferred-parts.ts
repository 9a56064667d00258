import { blocksFile } from '../parts/blocks/deferred-blocks.ts';
import { defer } from '../parts/deferred.tsx';

/** Below the first screen, and most of the page's code. */
export const DeferredRewardScale = defer(async () => (await import('./reward-scale.tsx')).RewardScale);

export const DeferredReportStrip = defer(async () => (await import('./report-strip.tsx')).ReportStrip);

export const deferredFiles = [blocksFile, 'src/supervision/reward-scale.tsx', 'src/supervision/report-strip.tsx'];
