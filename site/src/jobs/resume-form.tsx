import { type SubmitEvent, useEffect, useRef } from 'react';
import { Field } from '../parts/field.tsx';
import { ConsentField } from '../parts/forms/consent-field.tsx';
import { Honeypot, honeypotIn } from '../parts/forms/honeypot.tsx';
import { NotReady } from '../parts/forms/not-ready.tsx';
import { OptionalLabel } from '../parts/forms/optional-label.tsx';
import { useFirstWrongField } from '../parts/forms/use-first-wrong-field.ts';
import { UploadField } from '../parts/uploads/upload-field.tsx';
import { usePageText } from '../text/use-text.tsx';
import { OtherWays } from './other-ways.tsx';
import styles from './resume-form.module.css';
import type { Resume } from './use-resume.ts';

type ResumeFormProps = { id: string; postNo: string; resume: Resume };

export function ResumeForm({ id, postNo, resume }: ResumeFormProps) {
  const { uploads, privacy, errors, failure, consent, write } = resume;
  const text = usePageText('resumes');
  const form = useRef<HTMLFormElement>(null);
  const sending = resume.state === 'sending';
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useFirstWrongField(form, resume.stopped);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void resume.send(honeypotIn(event.currentTarget));
  }

  return (
    <form ref={form} id={id} className={styles.form} noValidate onSubmit={submit}>
      <NotReady failure={privacy.failure} onReload={privacy.reload} />
      {failure?.status === 503 ? <OtherWays postNo={postNo} /> : null}
      <UploadField label={text.files} uploads={uploads} error={errors.fileNos} locked={sending} />
      <fieldset className={styles.fields} disabled={sending}>
        <ResumeFields resume={resume} />
        <ConsentField
          error={errors.consent}
          box={{
            // Until its version is known there is nothing to agree to.
            disabled: privacy.version === undefined,
            checked: consent,
            onChange: (event) => write({ agreedTo: event.target.checked ? (privacy.version ?? '') : '' }),
          }}
        />
      </fieldset>
      <Honeypot />
    </form>
  );
}

function ResumeFields({ resume: { draft, write, errors } }: { resume: Resume }) {
  const text = usePageText('resumes');
  return (
    <>
      <Field label={<OptionalLabel>{text.name}</OptionalLabel>} error={errors.reporter}>
        {(attributes) => (
          <input
            {...attributes}
            name="reporter"
            autoComplete="name"
            value={draft.reporter}
            onChange={(event) => write({ reporter: event.target.value })}
          />
        )}
      </Field>
      <Field label={<OptionalLabel>{text.phone}</OptionalLabel>} error={errors.reporterMobile}>
        {(attributes) => (
          <input
            {...attributes}
            name="reporterMobile"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            value={draft.reporterMobile}
            onChange={(event) => write({ reporterMobile: event.target.value })}
          />
        )}
      </Field>
      <Field label={<OptionalLabel>{text.mail}</OptionalLabel>} error={errors.email}>
        {(attributes) => (
          <input
            {...attributes}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            value={draft.email}
            onChange={(event) => write({ email: event.target.value })}
          />
        )}
      </Field>
      <Field label={<OptionalLabel>{text.remark}</OptionalLabel>} error={errors.remark} kind="text">
        {(attributes) => (
          <textarea
            {...attributes}
            name="remark"
            rows={3}
            value={draft.remark}
            onChange={(event) => write({ remark: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
