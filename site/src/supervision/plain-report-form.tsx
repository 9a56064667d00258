import { paths, plainAddress } from 'contract/paths.ts';
import { useLoaderData } from 'react-router';
import { ConsentField } from '../parts/forms/consent-field.tsx';
import { Honeypot } from '../parts/forms/honeypot.tsx';
import { PostEnd } from '../parts/forms/post-end.tsx';
import { PostRefusal } from '../parts/forms/post-refusal.tsx';
import { useLocale, usePageText } from '../text/use-text.tsx';
import { BeforeReport } from './before-report.tsx';
import styles from './plain-report-form.module.css';
import { emptyReport } from './report-draft.ts';
import { ReportFields } from './report-fields.tsx';
import form from './report-form.module.css';
import type { ReportPageData } from './report-page-loader.ts';
import type { PostedReport, RefusedReport } from './report-post.ts';
import { WaysToReport } from './ways-to-report.tsx';

type PlainReportFormProps = { refused: RefusedReport | undefined };

/** What a reporter should know, the form, and what the form cannot take. */
export function PlainReportForm({ refused }: PlainReportFormProps) {
  const text = usePageText('reports');
  return (
    <div className={styles.page}>
      <BeforeReport level={2} />
      <PostedForm refused={refused} />
      <section className={styles.ways}>
        <h2>{text.otherWays}</h2>
        <p>{text.page.noFiles}</p>
        <WaysToReport text={text.ways} />
      </section>
    </div>
  );
}

/** As they stand on the page. */
const inOrder = ['reporterItems', 'deptName', 'reportered', 'reporter', 'reporterMobile', 'remark', 'consent'] as const;

/** The form as the browser itself posts it, with everything that was written when it is shown once more. */
function PostedForm({ refused }: PlainReportFormProps) {
  const { choices, begun, unreadable } = useLoaderData<ReportPageData>();
  const text = usePageText('reports');
  const locale = useLocale();
  const errors = refused?.errors ?? {};
  const first = inOrder.find((name) => errors[name] !== undefined);
  const written: PostedReport = refused?.written ?? { ...emptyReport, ...begun };
  return (
    <form
      method="post"
      action={plainAddress(locale, paths.report())}
      noValidate
      // Browsers keep what is typed, for the next form and for the next start.
      autoComplete="off"
      spellCheck={false}
    >
      <PostRefusal refused={refused} unreadable={unreadable} />
      <div className={form.fields}>
        <ReportFields
          binding={{
            line: (name) => ({ defaultValue: written[name], autoFocus: name === first }),
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
            box={{
              name: 'consentVersion',
              value: choices.privacyVersion,
              defaultChecked: written.agreedTo === choices.privacyVersion,
              autoFocus: first === 'consent',
            }}
          />
        </ReportFields>
      </div>
      <Honeypot />
      <PostEnd kind="report" circumstances={written} label={text.send} note={text.page.noFilesHere} />
    </form>
  );
}
