import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { honeypotIn } from './honeypot.tsx';
import { privateAttributes } from './private-attributes.ts';
import { useFocusFirstInvalidField } from './use-focus-first-invalid-field.ts';

type DialogFormProps = {
  id: string;
  className: string | undefined;
  submission: { stopped: number; send: (website: string) => Promise<void> };
  /** The control that takes the focus when the dialog opens. */
  firstControl?: 'input' | 'select';
  isPrivate?: boolean;
  children: ReactNode;
};

/** A form in a dialog, which scripts validate and send. */
export function DialogForm({ id, className, submission, firstControl, isPrivate = false, children }: DialogFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (firstControl !== undefined) form.current?.querySelector(firstControl)?.focus();
  }, [firstControl]);
  useFocusFirstInvalidField(form, submission.stopped);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void submission.send(honeypotIn(event.currentTarget));
  }

  return (
    <form ref={form} id={id} className={className} noValidate onSubmit={submit} {...(isPrivate && privateAttributes)}>
      {children}
    </form>
  );
}
