import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react';
import { Dialog } from '../parts/dialog/dialog.tsx';
import { usePageText } from '../text/use-text.tsx';
import { type FormControl, FormFields } from './form-fields.tsx';
import styles from './form-fields.module.css';
import { Honeypot, honeypotIn } from './honeypot.tsx';
import { LoadError } from './load-error.tsx';
import { privateAttributes } from './form-fields.tsx';
import { SendButton } from './send-button.tsx';
import { useFocusFirstInvalidField } from './use-focus-first-invalid-field.ts';
import type { Submission } from './use-submission.ts';

type FormDialogProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'intro' | 'width' | 'beside'> & {
  submission: Submission;
  /** The send button's label, and the text beside it. */
  send: string;
  note: string;
  /** Above the send button, which it describes by its id. */
  footer?: ReactNode;
  describedBy?: string | undefined;
  /** The control that takes the focus when the dialog opens. */
  firstControl?: 'input' | 'select';
  /** Two columns of fields, for a dialog that is wide enough. */
  twoColumns?: boolean;
  isPrivate?: boolean;
  /** Shown in place of the form. */
  replacement?: ReactNode;
  children: ReactNode;
  onClosed: () => void;
};

/** A form in a dialog, which scripts validate and send. An outside click does not close it. */
export function FormDialog({ submission, send, note, footer, describedBy, children, ...form }: FormDialogProps) {
  const {
    title,
    intro,
    width,
    beside,
    firstControl,
    twoColumns = false,
    isPrivate = false,
    replacement,
    onClosed,
  } = form;
  const text = usePageText('forms');
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const arrived = submission.uploads?.files.every(({ state }) => state.status === 'done') ?? true;
  useEffect(() => {
    if (firstControl !== undefined) element.current?.querySelector(firstControl)?.focus();
  }, [firstControl]);
  useFocusFirstInvalidField(element, submission.stoppedAttempts);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void submission.send(honeypotIn(event.currentTarget));
  }

  return (
    <Dialog
      title={title}
      intro={intro}
      {...(width && { width })}
      sheet
      beside={beside}
      footer={
        replacement === undefined ? (
          <>
            {footer}
            <SendButton
              sending={submission}
              formId={formId}
              label={send}
              busyLabel={arrived ? text.sending : text.uploading}
              note={note}
              describedBy={describedBy}
            />
          </>
        ) : undefined
      }
      onClosed={onClosed}
    >
      {replacement ?? (
        <form
          ref={element}
          id={formId}
          className={formClass(styles.form, twoColumns)}
          noValidate
          onSubmit={submit}
          {...(isPrivate && privateAttributes)}
        >
          {children}
        </form>
      )}
    </Dialog>
  );
}

type DialogFieldsProps = {
  submission: Submission;
  controls: readonly FormControl[];
  /** After the controls: the field of files, or fields that have a part of their own. */
  more?: ReactNode;
  twoColumns?: boolean;
  /** Stands between the error of loading and the fields. */
  children?: ReactNode;
};

/** The fields of a form in its dialog. */
export function DialogFields({ submission, controls, more, twoColumns = false, children }: DialogFieldsProps) {
  const { kind, binding, errors, options, consent, state } = submission;
  return (
    <>
      <LoadError failure={options.failure} onReload={options.reload} />
      {children}
      <fieldset className={formClass(styles.fields, twoColumns)} disabled={state === 'sending'}>
        <FormFields
          kind={kind}
          controls={controls}
          binding={binding}
          errors={errors}
          more={more}
          consent={consent}
          consentText={options.value?.consentText}
        />
      </fieldset>
      <Honeypot />
    </>
  );
}

function formClass(name: string | undefined, twoColumns: boolean): string {
  return `${name} ${twoColumns ? styles.twoColumns : ''}`.trimEnd();
}
