import type { Conversation } from 'contract/submissions/conversation.ts';
import { type SubmitEvent, useId, useRef } from 'react';
import { SendButton } from '../forms/send-button.tsx';
import { useFocusFirstInvalidField } from '../forms/use-focus-first-invalid-field.ts';
import type { Call } from '../gateway/call.ts';
import { Field } from '../parts/fields/field.tsx';
import layout from '../parts/layout.module.css';
import { usePageText } from '../text/use-text.tsx';
import { UploadField } from '../uploads/upload-field.tsx';
import styles from './entry-form.module.css';
import type { Opened } from './opened.ts';
import openedStyles from './opened-submission.module.css';
import { useEntry } from './use-entry.ts';
import type { SolveChallenge } from './use-solve-challenge.ts';

type EntryFormProps = {
  call: Call;
  solveChallenge: SolveChallenge;
  opened: Opened;
  onWritten: (now: Conversation) => void;
};

/** A form to add text and files to a submission. If staff close it meanwhile, what was written stays, to be copied. */
export function EntryForm({ call, solveChallenge, opened, onWritten }: EntryFormProps) {
  const text = usePageText('submissions');
  const forms = usePageText('forms');
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const { written, write, uploads, errors, sending, send } = useEntry({ call, solveChallenge, opened }, (now) => {
    form.current?.querySelector('textarea')?.focus();
    onWritten(now);
  });
  const busy = sending.state === 'sending';
  useFocusFirstInvalidField(form, sending.stoppedAttempts);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send();
  }

  const closed = !opened.conversation.open && !busy;
  const notOpen = (
    <p className={openedStyles.text}>
      <output>{text.notOpen}</output>
    </p>
  );
  if (closed && written === '' && uploads.files.length === 0) return notOpen;
  const arrived = uploads.files.every(({ state }) => state.status === 'done');
  return (
    <>
      <form ref={form} id={formId} className={`${styles.form} ${layout.stack}`} noValidate onSubmit={submit}>
        <Field label={text.addText} error={errors.text} kind="text">
          {(attributes) => (
            <textarea
              {...attributes}
              name="text"
              rows={5}
              autoComplete="off"
              readOnly={busy || closed}
              value={written}
              onChange={(event) => write(event.target.value)}
            />
          )}
        </Field>
        <UploadField label={text.addFiles} uploads={uploads} error={errors.fileNos} locked={busy || closed} optional />
      </form>
      {closed ? (
        notOpen
      ) : (
        <div className={layout.nextPart}>
          <SendButton
            sending={sending}
            formId={formId}
            label={text.send}
            busyLabel={arrived ? forms.sending : forms.uploading}
            note={text.note}
          />
        </div>
      )}
    </>
  );
}
