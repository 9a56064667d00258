import { paths } from 'contract/paths.ts';
import { useLoaderData } from 'react-router';
import { ConsentField } from '../forms/consent-field.tsx';
import type { Posted, RejectedPost } from '../forms/form-action.ts';
import { Honeypot } from '../forms/honeypot.tsx';
import { firstInvalid, PostedForm, postedConsent } from '../forms/posted-form.tsx';
import { usePageText } from '../text/use-text.tsx';
import layout from '../parts/layout.module.css';
import { BeforeReport, ReportsClosed } from './before-report.tsx';
import styles from './plain-report-form.module.css';
import { emptyReport, type ReportField, type ReportValues } from './report-draft.ts';
import { ReportFields } from './report-fields.tsx';
import form from './report-form.module.css';
import type { ReportPageData } from './report-page-loader.ts';
import { WaysToReport } from './ways-to-report.tsx';

export type RejectedReport = RejectedPost<ReportField, ReportValues>;

type PlainReportFormProps = { rejected: RejectedReport | undefined };

/** The information for reporters, the form, and the ways to send what the form cannot accept. */
export function PlainReportForm({ rejected }: PlainReportFormProps) {
  const { choices } = useLoaderData<ReportPageData>();
  const text = usePageText('reports');
  // A posted form is shown again with its values, even when the channel is closed.
  if (!choices.open && rejected === undefined)
    return (
      <div className={`${styles.page} ${layout.stack}`}>
        <ReportsClosed />
      </div>
    );
  return (
    <div className={`${styles.page} ${layout.stack}`}>
      <BeforeReport level={2} />
      <ReportPost rejected={rejected} />
      <section className={styles.ways}>
        <h2>{text.otherWays}</h2>
        <p>{text.page.noFiles}</p>
        <WaysToReport text={text.ways} />
      </section>
    </div>
  );
}

/** The report form on its page. It shows the submitted values again when it was rejected. */
function ReportPost({ rejected }: PlainReportFormProps) {
  const { choices, initial, unreadable } = useLoaderData<ReportPageData>();
  const text = usePageText('reports');
  const errors = rejected?.errors ?? {};
  const first = firstInvalid(errors);
  const written: Posted<ReportValues> = rejected?.written ?? { ...emptyReport, ...initial };
  return (
    <PostedForm
      kind="report"
      path={paths.report()}
      isPrivate
      rejected={rejected}
      unreadable={unreadable}
      metadata={written}
      label={text.send}
      note={text.page.noFilesHere}
    >
      <div className={form.fields}>
        <ReportFields
          binding={{
            text: (name) => ({ defaultValue: written[name], autoFocus: name === first }),
            item: (value) => ({
              defaultChecked: written.reporterItems.includes(value),
              autoFocus: first === 'reporterItems' && value === choices.items[0]?.dictValue,
            }),
            identity: (value) => ({ defaultChecked: written.ifShow === value }),
            anonymous: undefined,
          }}
          errors={errors}
          choices={choices}
        >
          <ConsentField
            error={errors.consent}
            box={postedConsent(choices.privacyVersion, written.agreedTo, first === 'consent')}
          />
        </ReportFields>
      </div>
      <Honeypot />
    </PostedForm>
  );
}
