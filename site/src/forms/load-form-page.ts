import type { Call } from '../gateway/call.ts';
import type { Load } from '../pages/page.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { requestError } from './request-error.ts';
import type { FormOptions, SubmissionMetadata } from './submission-form.ts';

export type FormPageData<Options extends FormOptions = FormOptions> = {
  options: Options;
  /** Values generated for this page view. */
  initial: SubmissionMetadata;
  /** Why the server could not read the request, in the gateway's wording. */
  unreadable: string | undefined;
};

/** Loads what every page with a form that works without scripts needs. */
export function loadFormPage<Options extends FormOptions>(
  loadOptions: (call: Call) => Promise<Options>,
): Load<FormPageData<Options>> {
  return async (call, { request, locale }) => {
    const [options, unreadable] = await Promise.all([loadOptions(call), requestError(request, locale)]);
    return {
      options,
      initial: { idempotencyKey: newIdempotencyKey(), startedAt: new Date().toISOString(), consentVersion: '' },
      unreadable,
    };
  };
}
