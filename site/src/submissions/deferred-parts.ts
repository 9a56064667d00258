import { defer } from '../parts/deferred.tsx';

/** Only the response to a form shows this component. */
export const DeferredNoScriptSubmission = defer(
  async () => (await import('./no-script-submission.tsx')).NoScriptSubmission,
);

/** The file's key in Vite's manifest; its styles are linked at once. */
export const deferredFiles = ['src/submissions/no-script-submission.tsx'];
