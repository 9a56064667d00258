import { paths } from 'contract/urls/paths.ts';
import { useLoaderData } from 'react-router';
import type { RejectedForm } from '../forms/form-action.ts';
import { NoScriptForm } from '../forms/no-script-form.tsx';
import { usePageText } from '../text/use-text.tsx';
import primitives from '../parts/primitives.module.css';
import { BeforeReport, ReportsClosed } from './before-report.tsx';
import styles from './no-script-report-form.module.css';
import type { ReportPageData } from './report-page-loader.ts';
import { emptyReport, useReportControls } from './report-submission.ts';
import { WaysToReport } from './ways-to-report.tsx';

type NoScriptReportFormProps = { rejected: RejectedForm | undefined };

/** The information for reporters, the form, and the ways to send what the form cannot accept. */
export function NoScriptReportForm({ rejected }: NoScriptReportFormProps) {
  const { options } = useLoaderData<ReportPageData>();
  const text = usePageText('reports');
  // A rejected form is shown again with its values, even when the channel is closed.
  if (!options.open && rejected === undefined)
    return (
      <div className={`${styles.page} ${primitives.grid}`}>
        <div className={`${primitives.fullWidth} ${primitives.mainColumn}`}>
          <ReportsClosed />
        </div>
      </div>
    );
  return (
    <div className={`${styles.page} ${primitives.grid}`}>
      <div className={`${styles.before} ${primitives.fullWidth} ${primitives.sideColumn}`}>
        <BeforeReport level={2} />
      </div>
      <div className={`${primitives.fullWidth} ${primitives.mainColumn}`}>
        <ReportForm rejected={rejected} />
        <section className={`${styles.ways} ${primitives.topBorder}`}>
          <h2 className={primitives.subheading}>{text.otherWays}</h2>
          <p className={`${primitives.small} ${primitives.quiet}`}>{text.page.noFiles}</p>
          <WaysToReport text={text.ways} />
        </section>
      </div>
    </div>
  );
}

/** The report form on its page. It shows the submitted values again when it was rejected. */
function ReportForm({ rejected }: NoScriptReportFormProps) {
  const data = useLoaderData<ReportPageData>();
  const text = usePageText('reports');
  // What the visitor cannot change is said below the form.
  const controls = useReportControls(data.options, undefined).filter(({ control }) => control !== 'fixed');
  return (
    <NoScriptForm
      kind="report"
      path={paths.report()}
      data={data}
      controls={controls}
      values={emptyReport}
      rejected={rejected}
      twoColumns
      isPrivate
      send={text.send}
    />
  );
}
