import { useId } from 'react';
import { SendButton } from '../forms/send-button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { QuickExit } from '../quick-exit/quick-exit.tsx';
import { usePrivateTitle } from '../quick-exit/use-private-title.ts';
import { useSettings } from '../shell/use-settings.ts';
import { usePageText } from '../text/use-text.tsx';
import { ReportsClosed } from './before-report.tsx';
import { clearReportDraft } from './report-draft.ts';
import { ReportForm } from './report-form.tsx';
import { type Report, useReport } from './use-report.ts';

/**
 * The report form. Nothing is sent before the visitor submits it, and nothing is stored outside the document's memory.
 */
export function ReportDialog({ onClosed }: { onClosed: () => void }) {
  const text = usePageText('reports');
  const report = useReport();
  const formId = useId();
  const isClosed = report.choices.found?.open === false;
  usePrivateTitle(useSettings().company.shortName);
  return (
    <Dialog
      title={text.title}
      beside={<QuickExit forget={clearReportDraft} />}
      width="wide"
      sheet
      footer={isClosed ? undefined : <SendReport report={report} formId={formId} />}
      onClosed={onClosed}
    >
      {isClosed ? <ReportsClosed /> : <ReportForm id={formId} report={report} />}
    </Dialog>
  );
}

function SendReport({ report, formId }: { report: Report; formId: string }) {
  const text = usePageText('reports');
  const forms = usePageText('forms');
  const arrived = report.uploads.files.every(({ state }) => state.is === 'done');
  return (
    <SendButton
      sending={report}
      formId={formId}
      label={text.send}
      busyLabel={arrived ? forms.sending : forms.uploading}
      note={text.note}
    />
  );
}
