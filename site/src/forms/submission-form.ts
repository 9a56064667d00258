import type { SubmissionKind, submitForm } from 'contract/submissions/submissions.ts';
import type { z } from 'zod/mini';
import type { Call } from '../gateway/call.ts';
import type { FormValues } from './form-values.ts';

/** What every form loads before it can be sent. */
export type FormOptions = {
  privacyVersion: string;
  /** The sentence beside the consent box; empty for the standard one. */
  consentText: string;
};

/** What every form has beside its fields. The key makes a form that is sent twice one submission (W11). */
export type SubmissionMetadata = {
  idempotencyKey: string;
  startedAt: string | number;
  /** The version of the privacy page that the visitor accepted, or empty. */
  consentVersion: string;
};

type SentMetadata = SubmissionMetadata & {
  /** The value of the honeypot. */
  website: string;
  /** The tokens of the uploaded files. */
  fileNos: readonly string[];
};

/** The form of one kind: its values, and how they are validated and sent. */
export type SubmissionForm<Field extends string, Values extends FormValues, Options extends FormOptions> = {
  kind: SubmissionKind;
  /** In the order of the page. */
  empty: Values;
  loadOptions: (call: Call) => Promise<Options>;
  /** Values given by the button that opened the form. */
  presets?: (options: Options) => Partial<Values>;
  /** What the rules of the kind validate, under the wire's names, in the order of the page. */
  validated: (
    values: Values,
    more: { fileNos: readonly unknown[]; consent: boolean },
  ) => Readonly<Record<Field, unknown>>;
  /** The request without its challenge. */
  request: (values: Values, metadata: SentMetadata, options: Options | undefined) => z.input<typeof submitForm.input>;
};

/** A form that also works without scripts. Its dialog and its page use the same definition. */
export type NoScriptSubmissionForm<
  Field extends string,
  Values extends FormValues,
  Options extends FormOptions,
> = SubmissionForm<Field, Values, Options> & {
  /** The values of a form that the browser sent itself. */
  read: (formData: FormData) => Values;
  /** What the visitor wrote, if the confirmation repeats it. */
  repeat?: (values: Values) => string;
};

/** Consent applies to one version of the privacy page. */
export function isConsent(consentVersion: string, options: FormOptions | undefined): boolean {
  return consentVersion !== '' && consentVersion === options?.privacyVersion;
}
