import type { Call } from '../gateway/call.ts';
import type { Load } from '../pages/page.ts';
import type { SubmissionAttempt } from './form-action.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { refusalIn } from './refused-request.ts';
import type { FormChoices } from './submission-form.ts';

export type FormPageData<Choices extends FormChoices = FormChoices> = {
  choices: Choices;
  /** Values generated for this page view. */
  initial: SubmissionAttempt;
  /** Why the server could not read the request, in the gateway's wording. */
  unreadable: string | undefined;
};

/** Loads what every page with a form that works without scripts needs. */
export function loadFormPage<Choices extends FormChoices>(
  loadChoices: (call: Call) => Promise<Choices>,
): Load<FormPageData<Choices>> {
  return async (call, { request, locale }) => {
    const [choices, unreadable] = await Promise.all([loadChoices(call), refusalIn(request, locale)]);
    return {
      choices,
      initial: { idempotencyKey: newIdempotencyKey(), startedAt: new Date().toISOString() },
      unreadable,
    };
  };
}
