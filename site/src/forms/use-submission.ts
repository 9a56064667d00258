import { submitForm } from 'contract/submissions.ts';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import type { Proof } from '../challenge/proof.ts';
import type { ApiResponse, Call } from '../gateway/call.ts';
import { showReceipt } from '../receipt/show-receipt.tsx';
import { closeDialog } from '../shell/shown-dialog.ts';
import { useLocale } from '../text/use-text.tsx';
import { acceptable } from '../uploads/upload-queue.ts';
import type { FormUploads } from '../uploads/use-uploads.ts';
import type { FormErrors } from './form-errors.ts';
import { type FormChoices, isConsent, type SubmissionForm } from './submission-form.ts';
import type { FormDataState } from './use-form-data.ts';
import { type Sending, useSending } from './use-sending.ts';

type Submitted<Field extends string, Values, Choices extends FormChoices> = {
  form: SubmissionForm<Field, Values, Choices>;
  call: Call;
  /** They must not change while sending. */
  values: Values;
  /** The accepted version of the privacy page, or empty. */
  agreedTo: string;
  onAgreed: (version: string) => void;
  idempotencyKey: string;
  startedAt: number;
  choices: FormDataState<Choices>;
  solutionFor: Proof['solutionFor'];
  uploads?: FormUploads;
  /** Errors that only the page knows, in the visitor's language. */
  extraErrors?: FormErrors<Field>;
  /** Clears the draft. The form's dialog then closes and the receipt opens. */
  onSent: () => void;
  /** What the receipt says about the next step. */
  next?: (response: ApiResponse<typeof submitForm>) => ReactNode;
};

export type Submission<Field extends string, Choices extends FormChoices> = Sending & {
  errors: FormErrors<Field>;
  choices: FormDataState<Choices>;
  /** The attributes of the consent's checkbox. */
  consent: ComponentProps<'input'>;
  /** `website` is the value of the honeypot. */
  send: (website: string) => Promise<void>;
};

/** Sends a form in a dialog and then shows its receipt. */
export function useSubmission<Field extends string, Values, Choices extends FormChoices>(
  submitted: Submitted<Field, Values, Choices>,
): Submission<Field, Choices> {
  const { form, call, values, agreedTo, choices, uploads, extraErrors } = submitted;
  const locale = useLocale();
  const version = choices.found?.privacyVersion;
  const checked = isConsent(agreedTo, choices.found);
  const { send, ...sending } = useSending({
    schema: form.schema(locale),
    values: form.validated(values, { fileNos: acceptable(uploads?.files ?? []), consent: checked }),
    ...(extraErrors && { extraErrors }),
    ...(uploads && { onFailed: uploads.onFailed }),
  });
  const open = useOpen();

  async function submit(website: string): Promise<boolean> {
    const fileNos = uploads === undefined ? [] : await uploads.sendAll();
    // A file that failed shows its own error.
    if (fileNos === undefined) return false;
    const { idempotencyKey, startedAt, onSent, next } = submitted;
    const metadata = { idempotencyKey, startedAt, consentVersion: agreedTo, website, fileNos };
    const request = form.request(values, metadata, choices.found);
    const challenge = await submitted.solutionFor(JSON.stringify(request));
    const response = await call(submitForm, { ...request, challenge });
    onSent();
    // A request continues after its dialog was closed, so the receipt is shown anyway.
    if (open.current) closeDialog();
    showReceipt({ kind: form.kind, message: response.msg, receipt: response.receipt, next: next?.(response) });
    return true;
  }

  return {
    ...sending,
    choices,
    consent: {
      // The visitor cannot agree until the version is known.
      disabled: version === undefined,
      checked,
      onChange: (event) => submitted.onAgreed(event.target.checked ? (version ?? '') : ''),
    },
    send: (website) => send(() => submit(website)),
  };
}

/** Whether the form is still mounted. */
function useOpen() {
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => void (open.current = false);
  }, []);
  return open;
}
