import { getComposedPage } from 'contract/composed-pages.ts';
import type { Call, CallFailure } from '../../call.ts';
import { useNeeded } from './use-needed.ts';

export type PrivacyVersion = {
  version: string | undefined;
  failure: CallFailure | undefined;
  reload: () => void;
};

/** The version of the privacy page that a form asks to agree to. */
export function usePrivacyVersion(call: Call): PrivacyVersion {
  const { found, ...asking } = useNeeded(() => call(getComposedPage, { name: 'privacy' }));
  return { version: found?.data.version, ...asking };
}
