import { getComposedPage } from 'contract/composed-pages.ts';
import type { Call } from '../gateway/call.ts';
import type { FormOptions } from './submission-form.ts';

/** The version of the privacy page that the visitor consents to, and the sentence by which. */
export async function loadConsent(call: Call): Promise<FormOptions> {
  const { version, consent } = (await call(getComposedPage, { name: 'privacy' })).data;
  return { privacyVersion: version, consentText: consent };
}
