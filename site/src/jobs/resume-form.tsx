import { submissionKinds } from 'contract/submission-kinds.ts';
import { ConsentField } from '../forms/consent-field.tsx';
import { DialogForm } from '../forms/dialog-form.tsx';
import { Honeypot } from '../forms/honeypot.tsx';
import { LoadError } from '../forms/load-error.tsx';
import { TextField } from '../forms/text-field.tsx';
import { usePageText } from '../text/use-text.tsx';
import { UploadField } from '../uploads/upload-field.tsx';
import { OtherWays } from './other-ways.tsx';
import styles from './resume-form.module.css';
import type { ResumeTextField } from './resume-submission.ts';
import type { Resume } from './use-resume.ts';

type ResumeFormProps = { id: string; postNo: string; resume: Resume };

export function ResumeForm({ id, postNo, resume }: ResumeFormProps) {
  const { uploads, choices, errors, failure, consent } = resume;
  const text = usePageText('resumes');
  const sending = resume.state === 'sending';
  return (
    <DialogForm id={id} className={styles.form} submission={resume} firstControl="input">
      <LoadError failure={choices.failure} onReload={choices.reload} />
      {failure?.status === 503 ? <OtherWays postNo={postNo} /> : null}
      <UploadField label={text.files} uploads={uploads} error={errors.fileNos} locked={sending} />
      <fieldset className={styles.fields} disabled={sending}>
        <ResumeFields resume={resume} />
        <ConsentField error={errors.consent} box={consent} />
      </fieldset>
      <Honeypot />
    </DialogForm>
  );
}

function ResumeFields({ resume: { draft, write, errors } }: { resume: Resume }) {
  const text = usePageText('resumes');
  const field = (name: ResumeTextField) => ({
    name,
    need: submissionKinds.resume.fields[name],
    error: errors[name],
    binding: {
      value: draft[name],
      onChange: (event: { target: { value: string } }) => write({ [name]: event.target.value }),
    },
  });
  return (
    <>
      <TextField {...field('reporter')} label={text.name} purpose="name" />
      <TextField {...field('reporterMobile')} label={text.phone} purpose="phone" />
      <TextField {...field('email')} label={text.mail} purpose="mail" />
      <TextField {...field('remark')} label={text.remark} rows={3} />
    </>
  );
}
