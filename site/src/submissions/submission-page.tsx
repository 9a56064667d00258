import { useActionData, useLoaderData } from 'react-router';
import { requestError } from '../forms/request-error.ts';
import type { Load, Page } from '../pages/page.ts';
import { privateHead } from '../pages/private-head.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import primitives from '../parts/primitives.module.css';
import { QuickExit } from '../quick-exit/quick-exit.tsx';
import { usePageText } from '../text/use-text.tsx';
import { DeferredNoScriptSubmission } from './deferred-parts.ts';
import { ScriptedSubmission } from './scripted-submission.tsx';
import type { SubmissionActionResult } from './submission-action.ts';

/** The gateway's wording; the page needs only these two texts. */
type SubmissionPageData = {
  /** The error for an incomplete number. */
  incomplete: string;
  /** Why the server could not read the request. */
  unreadable: string | undefined;
};

/** The page of a receipt number. Once a step went without scripts, the next ones do too, even where scripts run. */
function SubmissionPage() {
  const { incomplete, unreadable } = useLoaderData<SubmissionPageData>();
  const result = useActionData<SubmissionActionResult>();
  const text = usePageText('submissions');
  return (
    <article className={`${primitives.page} ${primitives.lastSection}`}>
      <Breadcrumb here={text.title} />
      <QuickExit follows />
      {result === undefined ? (
        <ScriptedSubmission incomplete={incomplete} unreadable={unreadable} />
      ) : (
        <DeferredNoScriptSubmission.Component result={result} />
      )}
    </article>
  );
}

const load: Load<SubmissionPageData> = async (_call, { request, locale }) => {
  // Only the server renders this part, so the browser need not wait for its code.
  if (import.meta.env.SSR) await DeferredNoScriptSubmission.preload();
  const [{ words }, unreadable] = await Promise.all([import('contract/words/words.ts'), requestError(request, locale)]);
  return { incomplete: words[locale].fieldErrors.receiptInvalid, unreadable };
};

export const submissionPage: Page<SubmissionPageData> = {
  Component: SubmissionPage,
  load,
  // Only the server build contains the action with its rules.
  ...(import.meta.env.SSR && {
    action: async (...parameters) => (await import('./submission-action.ts')).submissionAction(...parameters),
  }),
  handle: {
    source: 'src/submissions/submission-page.tsx',
    deferred: [DeferredNoScriptSubmission],
    head: privateHead,
    shareCard: () => undefined,
  },
};
