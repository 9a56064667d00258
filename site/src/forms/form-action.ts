import type { Locale } from 'contract/locales.ts';
import { formRules, submitForm } from 'contract/submissions.ts';
import { data } from 'react-router';
import type { ApiResponse, Call, CallFailure } from '../gateway/call.ts';
import { isCallFailure, withRouteErrors } from '../gateway/route-errors.ts';
import { errorsIn, type FormErrors, rejectedFields } from './form-errors.ts';
import { type FormValues, formDataText } from './form-values.ts';
import { type FormChoices, isConsent, type NoScriptSubmissionForm } from './submission-form.ts';

/** Values that make a form sent twice one submission. */
export type SubmissionAttempt = { idempotencyKey: string; startedAt: string };

/** The submitted values, to show them again. */
export type SubmittedValues = FormValues & SubmissionAttempt & { agreedTo: string };

/** The submitted values with their errors, to show the form again. */
export type RejectedForm = {
  status: 'rejected';
  written: SubmittedValues;
  errors: FormErrors<string>;
  failure?: CallFailure;
};

/** What the confirmation shows; `text` is what the visitor wrote, for the forms that repeat it. */
export type AcceptedForm = { status: 'accepted'; text?: string } & Pick<
  ApiResponse<typeof submitForm>,
  'msg' | 'receipt' | 'reply'
>;

/**
 * Validates and submits a form that was posted without scripts, with the same rules and texts as its dialog. The
 * response is the page itself. A redirect would put the receipt into a URL, and so into histories and logs.
 */
export async function runFormAction<Field extends string, Values extends FormValues, Choices extends FormChoices>(
  form: NoScriptSubmissionForm<Field, Values, Choices>,
  call: Call,
  formData: FormData,
  locale: Locale,
): Promise<unknown> {
  const posted = (name: string) => formDataText(formData, name);
  const values = form.read(formData);
  const metadata: SubmissionAttempt = { idempotencyKey: posted('idempotencyKey'), startedAt: posted('startedAt') };
  const agreedTo = posted('consentVersion');
  const choices = await form.loadChoices(withRouteErrors(call));
  const schema = formRules[form.kind](locale);
  // Without scripts no form takes files.
  const validated = form.validated(values, { fileNos: [], consent: isConsent(agreedTo, choices) });
  const reject = (status: number, errors: FormErrors<string>, failure?: CallFailure) => {
    const rejected: RejectedForm = {
      status: 'rejected',
      written: { ...values, ...metadata, agreedTo },
      errors,
      ...(failure && { failure }),
    };
    return data(rejected, { status, headers: retryHeader(failure) });
  };

  const errors = errorsIn(locale, schema, validated, []);
  if (Object.keys(errors).length > 0) return reject(422, errors);
  const sent = { ...metadata, consentVersion: agreedTo, website: posted('website'), fileNos: [] };
  try {
    const request = { ...form.request(values, sent, choices), challenge: posted('challenge') };
    const { msg, receipt, reply } = await call(submitForm, request);
    const text = form.repeat?.(values);
    return { status: 'accepted', ...(text !== undefined && { text }), msg, receipt, reply } satisfies AcceptedForm;
  } catch (reason) {
    if (!isCallFailure(reason)) throw reason;
    const { code, status, msg, error, retryAfter } = reason;
    const rejected = rejectedFields(validated, reason.errors ?? []);
    const failure = { code, status, msg, error, retryAfter };
    return reject(status || 503, errorsIn(locale, schema, validated, rejected), failure);
  }
}

/** The `Retry-After` header, for programs. */
export function retryHeader(failure: CallFailure | undefined): Record<string, string> {
  return failure?.retryAfter === undefined ? {} : { 'retry-after': String(failure.retryAfter) };
}
