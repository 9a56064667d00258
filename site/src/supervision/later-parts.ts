import { blocksFile } from '../parts/blocks/blocks-later.ts';
import { later } from '../parts/later.tsx';

/** Below the first screen, and most of the page's code. */
export const RewardScaleLater = later(async () => (await import('./reward-scale.tsx')).RewardScale);

export const ReportStripLater = later(async () => (await import('./report-strip.tsx')).ReportStrip);

export const laterFiles = [blocksFile, 'src/supervision/reward-scale.tsx', 'src/supervision/report-strip.tsx'];
