import { blocksFile } from '../parts/blocks/deferred-blocks.ts';
import { defer } from '../parts/deferred.tsx';

/** Links, which work before their code has loaded. */
export const DeferredLocationFilter = defer(async () => (await import('./location-filter.tsx')).LocationFilter);

/** Below the list. */
export const DeferredOpenApplication = defer(async () => (await import('./open-application.tsx')).OpenApplication);

/** Its rows are links. */
export const DeferredPostTable = defer(async () => (await import('./post-table.tsx')).PostTable);

export const deferredFiles = [
  blocksFile,
  'src/jobs/location-filter.tsx',
  'src/jobs/open-application.tsx',
  'src/jobs/post-table.tsx',
];
