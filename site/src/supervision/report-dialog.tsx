import { useId } from 'react';
import { Dialog } from '../parts/dialog.tsx';
import { SendButton } from '../parts/forms/send-button.tsx';
import { QuickExit } from '../parts/quick-exit/quick-exit.tsx';
import { useDiscreetTitle } from '../parts/quick-exit/use-discreet-title.ts';
import { useSettings } from '../shell/use-settings.ts';
import { usePageText } from '../text/use-text.tsx';
import { forgetReport } from './report-draft.ts';
import { ReportForm } from './report-form.tsx';
import { type Report, useReport } from './use-report.ts';

/** Where a report is written. Nothing of it leaves before it is sent, and nothing is kept but in this page's memory. */
export function ReportDialog({ onClosed }: { onClosed: () => void }) {
  const text = usePageText('reports');
  const report = useReport();
  const formId = useId();
  useDiscreetTitle(useSettings().company.shortName);
  return (
    <Dialog
      title={text.title}
      beside={<QuickExit forget={forgetReport} />}
      width="wide"
      sheet
      footer={<SendReport report={report} formId={formId} />}
      onClosed={onClosed}
    >
      <ReportForm id={formId} report={report} />
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
