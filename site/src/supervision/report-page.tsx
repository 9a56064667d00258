import { paths } from 'contract/paths.ts';
import { useActionData } from 'react-router';
import type { AcceptedPost } from '../forms/form-action.ts';
import { PostAccepted } from '../forms/post-accepted.tsx';
import type { Page } from '../pages/page.ts';
import { privateHead } from '../pages/private-head.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { defer } from '../parts/deferred.tsx';
import layout from '../parts/layout.module.css';
import { SectionHeader } from '../parts/section-header.tsx';
import { QuickExit } from '../quick-exit/quick-exit.tsx';
import { usePageText } from '../text/use-text.tsx';
import type { RejectedReport } from './plain-report-form.tsx';
import { loadReportPage, type ReportPageData } from './report-page-loader.ts';

/** Most of the page's code; the form works without it. */
const DeferredPlainReportForm = defer(async () => (await import('./plain-report-form.tsx')).PlainReportForm);

/** The report form for browsers without scripts: a posted form, and a page with the receipt. */
function ReportPage() {
  const posted = useActionData<RejectedReport | AcceptedPost>();
  const text = usePageText('reports');
  return (
    <article className={`${layout.page} ${layout.lastSection}`}>
      <Breadcrumb here={text.title} />
      <QuickExit follows />
      <SectionHeader
        index="01"
        name={text.page.name}
        title={text.title}
        lead={posted?.is === 'accepted' ? undefined : <p>{text.page.lead}</p>}
        level={1}
      />
      {posted?.is === 'accepted' ? (
        <PostAccepted
          message={posted.msg}
          receipt={posted.receipt}
          next={text.page.sent}
          another={{ to: paths.report(), label: text.page.another }}
        />
      ) : (
        <DeferredPlainReportForm.Component rejected={posted} />
      )}
    </article>
  );
}

export const reportPage: Page<ReportPageData> = {
  Component: ReportPage,
  load: async (...context) => {
    const [loaded] = await Promise.all([loadReportPage(...context), DeferredPlainReportForm.preload()]);
    return loaded;
  },
  // Only the server build contains the action, which includes 35 KB of rules.
  ...(import.meta.env.SSR && {
    action: async (...post) =>
      (await import('../forms/form-action.ts')).runFormAction(
        (await import('./report-submission.ts')).reportSubmissionForm(),
        ...post,
      ),
  }),
  handle: {
    source: 'src/supervision/report-page.tsx',
    deferred: ['src/supervision/plain-report-form.tsx'],
    head: privateHead,
    card: () => undefined,
  },
};
