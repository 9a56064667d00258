import { getComposedPage } from 'contract/composed-pages.ts';
import { useEffect, useState } from 'react';
import type { Call, CallFailure } from '../../call.ts';
import { isCallFailure } from '../../refuse.ts';

export type PrivacyVersion = {
  version: string | undefined;
  failure: CallFailure | undefined;
  reload: () => void;
};

/** The version of the privacy page that a form asks to agree to. */
export function usePrivacyVersion(call: Call): PrivacyVersion {
  const [asked, ask] = useState(() => call(getComposedPage, { name: 'privacy' }));
  const [version, setVersion] = useState<string>();
  const [failure, setFailure] = useState<CallFailure>();

  useEffect(() => {
    let wanted = true;
    const fail = (reason: unknown) => {
      if (!isCallFailure(reason)) throw reason;
      if (wanted) setFailure(reason);
    };
    asked.then(({ data }) => wanted && setVersion(data.version)).catch(fail);
    return () => void (wanted = false);
  }, [asked]);

  const reload = () => {
    setFailure(undefined);
    ask(call(getComposedPage, { name: 'privacy' }));
  };
  return { version, failure, reload };
}
