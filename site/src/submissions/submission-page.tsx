import { useActionData, useLoaderData } from 'react-router';
import { discreetHead } from '../discreet-head.ts';
import type { Load, Page } from '../page.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import layout from '../parts/layout.module.css';
import { QuickExit } from '../parts/quick-exit/quick-exit.tsx';
import { usePageText } from '../text/use-text.tsx';
import { laterFiles, PlainSubmissionLater } from './later-parts.ts';
import { ScriptedSubmission } from './scripted-submission.tsx';
import styles from './submission-page.module.css';
import type { PostedSubmission } from './submission-post.ts';

/** The gateway's own words, of which the page carries no more than these. */
type SubmissionPageData = {
  /** Said of a number that has not all its digits. */
  incomplete: string;
  /** Why the server could not read what was posted. */
  unreadable: string | undefined;
};

/** What a receipt opens. A page that answered a post goes on by posts, also where scripts run by now. */
function SubmissionPage() {
  const { incomplete, unreadable } = useLoaderData<SubmissionPageData>();
  const posted = useActionData<PostedSubmission>();
  const text = usePageText('submissions');
  return (
    <article className={`${layout.page} ${styles.page}`}>
      <div className={styles.head}>
        <Breadcrumb here={text.title} />
        <QuickExit />
      </div>
      {posted === undefined ? (
        <ScriptedSubmission incomplete={incomplete} unreadable={unreadable} />
      ) : (
        <PlainSubmissionLater.Later posted={posted} />
      )}
    </article>
  );
}

const load: Load<SubmissionPageData> = async (_call, { request, locale }) => {
  const refused = new URL(request.url).searchParams.get('refused') ?? '';
  // The server writes it whole; a browser that asked for the page itself has nothing posted.
  if (import.meta.env.SSR) await PlainSubmissionLater.ready();
  const { words } = await import('contract/words/words.ts');
  const { errors, fieldErrors } = words[locale];
  return {
    incomplete: fieldErrors.receiptInvalid,
    unreadable: new Map<string, string>(Object.entries(errors)).get(refused),
  };
};

export const submissionPage: Page<SubmissionPageData> = {
  Component: SubmissionPage,
  load,
  // Left out of the browser's part, with its rules.
  ...(import.meta.env.SSR && {
    take: async (...post) => (await import('./submission-post.ts')).takeSubmission(...post),
  }),
  handle: { source: 'src/submissions/submission-page.tsx', later: laterFiles, head: discreetHead },
};
