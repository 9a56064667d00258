import { defer } from '../parts/deferred.tsx';

/** Only the response to a form shows this component. */
export const DeferredNoScriptSubmission = defer(
  'src/submissions/no-script-submission.tsx',
  () => import('./no-script-submission.tsx'),
);
