import { type SubmissionKind, submitForm } from 'contract/submissions.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import type { z } from 'zod/mini';
import type { Answer, Call } from '../../call.ts';
import { closeDialog } from '../../shell/dialogs.ts';
import { showReceipt } from '../receipt/show-receipt.tsx';
import type { FormErrors } from './form-errors.ts';
import { type Sending, type Sent, useSending } from './use-sending.ts';

type Submitted<Field extends string> = Sent<Field> & {
  kind: SubmissionKind;
  call: Call;
  /** Makes what is sent; undefined when a part of it did not come about, which is told where it stands. */
  prepare: (website: string) => Promise<z.input<typeof submitForm.input> | undefined>;
  /** Forgets what was written; the form's dialog is closed and gives way to the receipt. */
  onSent: () => void;
  /** What comes next, for the receipt. */
  next?: (answer: Answer<typeof submitForm>) => ReactNode;
};

export type Submission<Field extends string> = Sending & {
  errors: FormErrors<Field>;
  /** `website` is what stands in the honeypot. */
  send: (website: string) => Promise<void>;
};

/** A form in a dialog, on its way to its receipt. */
export function useSubmission<Field extends string>(submitted: Submitted<Field>): Submission<Field> {
  const { kind, call, prepare, onSent, next } = submitted;
  const { send, ...sending } = useSending(submitted);
  const open = useOpen();

  async function submit(website: string): Promise<boolean> {
    const prepared = await prepare(website);
    if (prepared === undefined) return false;
    const answer = await call(submitForm, prepared);
    onSent();
    // What is on its way arrives although its dialog was closed: the receipt comes all the same.
    if (open.current) closeDialog();
    showReceipt({ kind, said: answer.msg, receipt: answer.receipt, next: next?.(answer) });
    return true;
  }

  return { ...sending, send: (website) => send(() => submit(website)) };
}

/** Whether the form is still on show. */
function useOpen() {
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => void (open.current = false);
  }, []);
  return open;
}
