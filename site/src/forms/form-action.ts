import type { ApiResponse } from 'client/call.ts';
import type { CallFailure } from 'client/failure.ts';
import type { Locale } from 'contract/locales.ts';
import { postedFile } from 'contract/uploads/posted-file.ts';
import { rulesOf } from 'contract/submissions/submission-kinds.ts';
import { formRules, submitForm } from 'contract/submissions/submissions.ts';
import { errorWords } from 'contract/words/words.ts';
import { data } from 'react-router';
import type { Call } from '../gateway/call.ts';
import { isCallFailure, withRouteErrors } from '../gateway/route-errors.ts';
import { errorsIn, type FormErrors, rejectedFields } from './form-errors.ts';
import { type FormValues, formDataText } from './form-values.ts';
import {
  type FormOptions,
  isConsent,
  type NoScriptSubmissionForm,
  type SubmissionMetadata,
} from './submission-form.ts';

/** A file that has arrived with a form. The token claims it. */
export type ArrivedFile = { token: string; name: string };

/** The submitted values with their errors, to show the form again. */
export type RejectedForm = {
  status: 'rejected';
  submitted: FormValues & SubmissionMetadata;
  errors: FormErrors<string>;
  failure?: CallFailure;
  /** A file that has arrived and can still be claimed. */
  file?: ArrivedFile;
};

/** What the confirmation shows; `text` is what the visitor wrote, for the forms that repeat it. */
export type AcceptedForm = { status: 'accepted'; text?: string; fileName?: string } & Pick<
  ApiResponse<typeof submitForm>,
  'msg' | 'receipt' | 'reply'
>;

/**
 * Validates and submits a form that was posted without scripts, with the same rules and texts as its dialog. The
 * response is the page itself. A redirect would put the receipt into a URL, and so into histories and logs.
 */
export async function runFormAction<Field extends string, Values extends FormValues, Options extends FormOptions>(
  form: NoScriptSubmissionForm<Field, Values, Options>,
  call: Call,
  formData: FormData,
  locale: Locale,
): Promise<unknown> {
  const posted = (name: string) => formDataText(formData, name);
  const values = form.read(formData);
  const metadata: SubmissionMetadata = {
    idempotencyKey: posted('idempotencyKey'),
    startedAt: posted('startedAt'),
    consentVersion: posted('consentVersion'),
  };
  const options = await form.loadOptions(withRouteErrors(call));
  const schema = formRules[form.kind](locale);
  const file = rulesOf(form.kind).pageTakesFile === true ? arrivedFile(formData) : undefined;
  const fileNos = file === undefined ? [] : [file.token];
  const validated = form.validated(values, { fileNos, consent: isConsent(metadata.consentVersion, options) });
  const reject = (status: number, errors: FormErrors<string>, failure?: CallFailure) => {
    const rejected: RejectedForm = {
      status: 'rejected',
      submitted: { ...values, ...metadata },
      errors,
      // The token of a rejected file claims nothing: another one has to be chosen.
      ...(file && errors['fileNos'] === undefined && { file }),
      ...(failure && { failure }),
    };
    return data(rejected, { status, headers: retryHeader(failure) });
  };

  const fileError = errorWords(locale, posted(postedFile.error));
  const errors: FormErrors<string> = {
    ...errorsIn(locale, schema, validated, []),
    ...(fileError !== undefined && { fileNos: fileError }),
  };
  if (Object.keys(errors).length > 0) return reject(422, errors);
  try {
    const sent = { ...metadata, website: posted('website'), fileNos };
    const request = { ...form.request(values, sent, options), challenge: posted('challenge') };
    const { msg, receipt, reply } = await call(submitForm, request);
    const text = form.repeat?.(values);
    const repeated = { ...(text !== undefined && { text }), ...(file && { fileName: file.name }) };
    return { status: 'accepted', ...repeated, msg, receipt, reply } satisfies AcceptedForm;
  } catch (reason) {
    if (!isCallFailure(reason)) throw reason;
    const rejected = rejectedFields(validated, reason.fields);
    return reject(reason.status || 503, errorsIn(locale, schema, validated, rejected), shownFailure(reason));
  }
}

function arrivedFile(formData: FormData): ArrivedFile | undefined {
  const token = formDataText(formData, postedFile.token);
  return token === '' ? undefined : { token, name: formDataText(formData, postedFile.name) };
}

/** What the page without scripts shows of a failure. Its fields are among the form's errors. */
export function shownFailure({ reason, status, error, message, retryAfter }: CallFailure): CallFailure {
  return { reason, status, error, message, fields: [], retryAfter };
}

/** The `Retry-After` header, for programs. */
export function retryHeader(failure: CallFailure | undefined): Record<string, string> {
  return failure?.retryAfter === undefined ? {} : { 'retry-after': String(failure.retryAfter) };
}
