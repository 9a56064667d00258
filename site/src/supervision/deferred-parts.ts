import { defer } from '../parts/deferred.tsx';

/** Below the first screen, and most of the page's code. */
export const DeferredRewardScale = defer('src/supervision/reward-scale.tsx', () => import('./reward-scale.tsx'));

export const DeferredReportStrip = defer('src/supervision/report-strip.tsx', () => import('./report-strip.tsx'));
