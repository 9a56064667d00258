import { useEffect, useRef } from 'react';
import { ConsentField } from '../forms/consent-field.tsx';
import { DialogForm } from '../forms/dialog-form.tsx';
import { Honeypot } from '../forms/honeypot.tsx';
import { LoadError } from '../forms/load-error.tsx';
import { usePageText } from '../text/use-text.tsx';
import { UploadField } from '../uploads/upload-field.tsx';
import { BeforeReport, OtherWays } from './before-report.tsx';
import { type ReportBinding, ReportFields } from './report-fields.tsx';
import styles from './report-form.module.css';
import type { Report } from './use-report.ts';

/** The report form in its dialog. */
export function ReportForm({ id, report }: { id: string; report: Report }) {
  const { uploads, choices, errors, failure, consent } = report;
  const text = usePageText('reports');
  const start = useRef<HTMLDivElement>(null);
  const sending = report.state === 'sending';
  // Focuses neutral content, not a link or button: the Enter key that opened the dialog may still be down.
  useEffect(() => start.current?.focus(), []);

  return (
    <DialogForm id={id} className={styles.form} submission={report} isPrivate>
      <div ref={start} className={styles.start} tabIndex={-1}>
        <BeforeReport level={3} />
      </div>
      <OtherWays open={failure?.status === 503} />
      <LoadError failure={choices.failure} onReload={choices.reload} />
      <fieldset className={styles.fields} disabled={sending}>
        <ReportFields binding={followed(report)} errors={errors} choices={choices.found}>
          <UploadField label={text.files} uploads={uploads} error={errors.fileNos} locked={sending} optional />
        </ReportFields>
        <div className={styles.wide}>
          <ConsentField error={errors.consent} box={consent} />
        </div>
      </fieldset>
      <Honeypot />
    </DialogForm>
  );
}

function followed({ draft, write }: Report): ReportBinding {
  const { reporterItems, ifShow } = draft;
  return {
    text: (name) => ({ value: draft[name], onChange: (event) => write({ [name]: event.target.value }) }),
    item: (value) => ({
      checked: reporterItems.includes(value),
      onChange: () =>
        write({
          reporterItems: reporterItems.includes(value)
            ? reporterItems.filter((other) => other !== value)
            : [...reporterItems, value],
        }),
    }),
    identity: (value) => ({ checked: ifShow === value, onChange: () => write({ ifShow: value }) }),
    anonymous: ifShow === 1,
  };
}
