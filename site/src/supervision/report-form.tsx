import { type SubmitEvent, useEffect, useRef } from 'react';
import { ConsentField } from '../parts/forms/consent-field.tsx';
import { Honeypot, honeypotIn } from '../parts/forms/honeypot.tsx';
import { NotReady } from '../parts/forms/not-ready.tsx';
import { useFirstWrongField } from '../parts/forms/use-first-wrong-field.ts';
import { UploadField } from '../parts/uploads/upload-field.tsx';
import { usePageText } from '../text/use-text.tsx';
import { BeforeReport, OtherWays } from './before-report.tsx';
import { type ReportBinding, ReportFields } from './report-fields.tsx';
import styles from './report-form.module.css';
import type { Report } from './use-report.ts';

export function ReportForm({ id, report }: { id: string; report: Report }) {
  const { uploads, choices, errors, failure, consent, write } = report;
  const text = usePageText('reports');
  const form = useRef<HTMLFormElement>(null);
  const start = useRef<HTMLDivElement>(null);
  const sending = report.state === 'sending';
  // Not on a link or button: whoever opened the dialog with Enter may still hold it.
  useEffect(() => start.current?.focus(), []);
  useFirstWrongField(form, report.stopped);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void report.send(honeypotIn(event.currentTarget));
  }

  return (
    // Without completion: browsers keep what is typed, for the next form and for the next start.
    <form ref={form} id={id} className={styles.form} noValidate autoComplete="off" spellCheck={false} onSubmit={submit}>
      <div ref={start} className={styles.start} tabIndex={-1}>
        <BeforeReport level={3} />
      </div>
      <OtherWays open={failure?.status === 503} />
      <NotReady failure={choices.failure} onReload={choices.reload} />
      <fieldset className={styles.fields} disabled={sending}>
        <ReportFields binding={followed(report)} errors={errors} choices={choices.found}>
          <UploadField label={text.files} uploads={uploads} error={errors.fileNos} locked={sending} optional />
        </ReportFields>
        <div className={styles.wide}>
          <ConsentField
            error={errors.consent}
            box={{
              // Until its version is known there is nothing to agree to.
              disabled: choices.found === undefined,
              checked: consent,
              onChange: (event) =>
                write({ agreedTo: event.target.checked ? (choices.found?.privacyVersion ?? '') : '' }),
            }}
          />
        </div>
      </fieldset>
      <Honeypot />
    </form>
  );
}

function followed({ draft, write }: Report): ReportBinding {
  const { reporterItems, ifShow } = draft;
  return {
    line: (name) => ({ value: draft[name], onChange: (event) => write({ [name]: event.target.value }) }),
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
