import type { Locale } from 'contract/locales.ts';
import { paths } from 'contract/paths.ts';
import { messageForm, sayTypes, submitForm } from 'contract/submissions.ts';
import { data, redirect } from 'react-router';
import type { Call, CallFailure } from '../call.ts';
import { errorsIn, type FormErrors, refusedIn } from '../parts/forms/form-errors.ts';
import { isCallFailure, refusing } from '../refuse.ts';
import { loadChoices } from './choices.ts';
import type { MessageField, Written } from './message-draft.ts';

/** What the page without scripts posts: the fields, and what it brought along for itself. */
export type PostedMessage = Written & { agreedTo: string; idempotencyKey: string; startedAt: string };

/** A post that was not taken in: everything as it was written, and what is wrong. */
export type RefusedMessage = { written: PostedMessage; errors: FormErrors<MessageField>; failure?: CallFailure };

/** On the way from here to the server, which seals the receipt into the next page's address. */
export const receiptHeader = 'x-receipt';

/** Takes a message that was posted without scripts, by the rules and the words of the dialog. */
export async function takeMessage(call: Call, posted: FormData, locale: Locale): Promise<unknown> {
  const text = (name: string) => {
    const value = posted.get(name);
    // A form post ends lines as mail does.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  };
  const fields: Written = {
    reporterType: text('reporterType'),
    reporter: text('reporter'),
    reporterMobile: text('reporterMobile'),
    email: text('email'),
    remark: text('remark'),
  };
  const brought = { idempotencyKey: text('idempotencyKey'), startedAt: text('startedAt') };
  const agreedTo = text('consentVersion');
  const { privacyVersion } = await loadChoices(refusing(call));
  const schema = messageForm(locale);
  const values = { ...fields, consent: agreedTo === privacyVersion };
  const refuse = (status: number, errors: FormErrors<MessageField>, failure?: CallFailure) => {
    const written: PostedMessage = { ...fields, ...brought, agreedTo };
    const refused: RefusedMessage = { written, errors, ...(failure && { failure }) };
    return data(refused, { status, headers: retryHeader(failure) });
  };

  const errors = errorsIn(locale, schema, values, []);
  if (Object.keys(errors).length > 0) return refuse(422, errors);
  try {
    const { receipt } = await call(submitForm, {
      sayType: sayTypes.message,
      ...fields,
      ...brought,
      consentVersion: agreedTo,
      website: text('website'),
      challenge: text('challenge'),
    });
    return redirect(paths.message(), { status: 303, headers: { [receiptHeader]: receipt } });
  } catch (reason) {
    if (!isCallFailure(reason)) throw reason;
    const { code, status, msg, error, retryAfter } = reason;
    const refused = refusedIn(values, reason.errors ?? []);
    return refuse(status || 503, errorsIn(locale, schema, values, refused), { code, status, msg, error, retryAfter });
  }
}

function retryHeader(failure: CallFailure | undefined): Record<string, string> {
  return failure?.retryAfter === undefined ? {} : { 'retry-after': String(failure.retryAfter) };
}
