import { paths } from 'contract/paths.ts';
import { useActionData } from 'react-router';
import { discreetHead } from '../discreet-head.ts';
import type { Page } from '../page.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import type { TakenPost } from '../parts/forms/answer-post.ts';
import { PostTaken } from '../parts/forms/post-taken.tsx';
import { later } from '../parts/later.tsx';
import layout from '../parts/layout.module.css';
import { Opener } from '../parts/opener.tsx';
import { QuickExit } from '../parts/quick-exit/quick-exit.tsx';
import { usePageText } from '../text/use-text.tsx';
import { loadReportPage, type ReportPageData } from './report-page-loader.ts';
import styles from './report-page.module.css';
import type { RefusedReport } from './report-post.ts';

/** Most of the page's code; it can be filled in and sent without it. */
const PlainReportFormLater = later(async () => (await import('./plain-report-form.tsx')).PlainReportForm);

/** Where a report is written by those whose browser runs no scripts: a form that is posted, and a page with its receipt. */
function ReportPage() {
  const posted = useActionData<RefusedReport | TakenPost>();
  const text = usePageText('reports');
  return (
    <article className={`${layout.page} ${styles.page}`}>
      <Breadcrumb here={text.title} />
      <QuickExit follows />
      <Opener
        index="01"
        name={text.page.name}
        title={text.title}
        say={posted?.is === 'taken' ? undefined : <p>{text.page.say}</p>}
        level={1}
      />
      {posted?.is === 'taken' ? (
        <PostTaken
          said={posted.msg}
          receipt={posted.receipt}
          next={text.page.sent}
          another={{ to: paths.report(), label: text.page.another }}
        />
      ) : (
        <PlainReportFormLater.Later refused={posted} />
      )}
    </article>
  );
}

export const reportPage: Page<ReportPageData> = {
  Component: ReportPage,
  load: async (...asked) => {
    const [loaded] = await Promise.all([loadReportPage(...asked), PlainReportFormLater.ready()]);
    return loaded;
  },
  // Left out of the browser's part, with 35 KB of rules.
  ...(import.meta.env.SSR && { take: async (...post) => (await import('./report-post.ts')).takeReport(...post) }),
  handle: {
    source: 'src/supervision/report-page.tsx',
    later: ['src/supervision/plain-report-form.tsx'],
    head: discreetHead,
  },
};
