import { submissionKinds } from 'contract/submissions/submission-kinds.ts';
import { useEffect, useRef } from 'react';
import { DialogFields, FormDialog } from '../forms/form-dialog.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import { QuickExit } from '../quick-exit/quick-exit.tsx';
import { usePrivateTitle } from '../quick-exit/use-private-title.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';
import { UploadField } from '../uploads/upload-field.tsx';
import { useUploads } from '../uploads/use-uploads.ts';
import { BeforeReport, OtherWays, ReportsClosed } from './before-report.tsx';
import { prefetchReport } from './prefetched-report.ts';
import styles from './report-dialog.module.css';
import { clearReportDraft, reportDrafts } from './report-draft.ts';
import { reportSubmissionForm, useReportControls } from './report-submission.ts';

/**
 * The report form. Nothing is sent before the visitor submits it, and nothing is stored outside the document's memory.
 */
export function ReportDialog({ onClosed }: { onClosed: () => void }) {
  const text = usePageText('reports');
  const { company, contact } = useSettings();
  const uploads = useUploads({ extensions: submissionKinds.report.extensions, examinesMetadata: true });
  const submission = useSubmission({
    form: reportSubmissionForm(contact.supervisionMail),
    drafts: reportDrafts,
    uploads,
    prefetched: prefetchReport(useLocale()),
  });
  const { options, values, errors, failure, state } = submission;
  const controls = useReportControls(options.value, values);
  usePrivateTitle(company.shortName);
  const locked = state === 'sending';
  return (
    <FormDialog
      title={text.title}
      beside={<QuickExit forget={clearReportDraft} />}
      width="wide"
      submission={submission}
      send={text.send}
      note={usePageText('uploads').note}
      twoColumns
      isPrivate
      replacement={options.value?.open === false ? <ReportsClosed /> : undefined}
      onClosed={onClosed}
    >
      <Start />
      <OtherWays open={failure?.status === 503} />
      <DialogFields
        submission={submission}
        controls={controls}
        more={
          <UploadField
            label={text.files}
            uploads={uploads}
            error={errors['fileNos']}
            locked={locked}
            notKept={submission.filesNotKept}
            optional
          />
        }
        twoColumns
      />
    </FormDialog>
  );
}

/** Takes the focus: it is neutral, while the Enter key that opened the dialog may still be down on a link or button. */
function Start() {
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <div ref={start} className={styles.start} tabIndex={-1}>
      <BeforeReport level={3} />
    </div>
  );
}
