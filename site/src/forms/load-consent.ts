import { getComposedPage } from 'contract/composed-pages.ts';
import type { Call } from '../gateway/call.ts';

/** The version of the privacy page that the visitor consents to. */
export async function loadPrivacyVersion(call: Call): Promise<string> {
  return (await call(getComposedPage, { name: 'privacy' })).data.version;
}
