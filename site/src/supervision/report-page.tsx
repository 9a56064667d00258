import { paths } from 'contract/urls/paths.ts';
import { FormPage } from '../forms/form-page.tsx';
import type { Page } from '../pages/page.ts';
import { privateHead } from '../pages/private-head.ts';
import { defer } from '../parts/deferred.tsx';
import { QuickExit } from '../quick-exit/quick-exit.tsx';
import { usePageText } from '../text/use-text.tsx';
import { loadReportPage, type ReportPageData } from './report-page-loader.ts';

/** Most of the page's code; the form works without it. */
const DeferredNoScriptReportForm = defer(
  'src/supervision/no-script-report-form.tsx',
  () => import('./no-script-report-form.tsx'),
);

/** The report form for browsers without scripts, and the page with the receipt. */
function ReportPage() {
  const text = usePageText('reports');
  return (
    <FormPage
      title={text.title}
      text={text.page}
      path={paths.report()}
      above={<QuickExit follows />}
      next={text.page.sent}
      Form={DeferredNoScriptReportForm.Component}
    />
  );
}

export const reportPage: Page<ReportPageData> = {
  Component: ReportPage,
  load: async (...context) => {
    const [loaded] = await Promise.all([loadReportPage(...context), DeferredNoScriptReportForm.preload()]);
    return loaded;
  },
  // Only the server build contains the action, which includes 35 KB of rules.
  ...(import.meta.env.SSR && {
    action: async (...parameters) =>
      (await import('../forms/form-action.ts')).runFormAction(
        (await import('./report-submission.ts')).reportSubmissionForm(),
        ...parameters,
      ),
  }),
  handle: {
    source: 'src/supervision/report-page.tsx',
    deferred: [DeferredNoScriptReportForm],
    head: privateHead,
    shareCard: () => undefined,
  },
};
