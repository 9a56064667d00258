import type { Conversation } from 'contract/submissions/conversation.ts';
import { type SubmitEvent, useId, useRef } from 'react';
import { SendButton } from '../forms/send-button.tsx';
import { useFocusFirstInvalidField } from '../forms/use-focus-first-invalid-field.ts';
import type { Call } from '../gateway/call.ts';
import { Field } from '../parts/fields/field.tsx';
import primitives from '../parts/primitives.module.css';
import { usePageText } from '../text/use-text.tsx';
import { UploadField } from '../uploads/upload-field.tsx';
import styles from './entry-form.module.css';
import openedStyles from './opened-submission.module.css';
import { useEntry } from './use-entry.ts';
import type { OpenSubmission } from './open-submission.ts';
import type { SolveChallenge } from './use-solve-challenge.ts';

type EntryFormProps = {
  call: Call;
  solveChallenge: SolveChallenge;
  opened: OpenSubmission;
  onWritten: (now: Conversation) => void;
};

/** A form to add text and files to a submission. If staff close it meanwhile, what was written stays, to be copied. */
export function EntryForm({ call, solveChallenge, opened, onWritten }: EntryFormProps) {
  const words = usePageText('submissions');
  const forms = usePageText('forms');
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const { text, setText, uploads, errors, sending, send } = useEntry({ call, solveChallenge, opened }, (now) => {
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
      <output>{words.notOpen}</output>
    </p>
  );
  if (closed && text === '' && uploads.files.length === 0) return notOpen;
  const arrived = uploads.files.every(({ state }) => state.status === 'done');
  return (
    <>
      <form ref={form} id={formId} className={`${styles.form} ${primitives.stack}`} noValidate onSubmit={submit}>
        <Field label={words.addText} error={errors.text} kind="text">
          {(attributes) => (
            <textarea
              {...attributes}
              name="text"
              rows={5}
              autoComplete="off"
              readOnly={busy || closed}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <UploadField label={words.addFiles} uploads={uploads} error={errors.fileNos} locked={busy || closed} optional />
      </form>
      {closed ? (
        notOpen
      ) : (
        <div className={primitives.nextPart}>
          <SendButton
            sending={sending}
            formId={formId}
            label={words.send}
            busyLabel={arrived ? forms.sending : forms.uploading}
            note={words.note}
          />
        </div>
      )}
    </>
  );
}
