import { useEffect, useState } from 'react';
import type { CallFailure } from '../../call.ts';
import { isCallFailure } from '../../refuse.ts';

export type Needed<Found> = {
  found: Found | undefined;
  failure: CallFailure | undefined;
  reload: () => void;
};

/** What a form needs from the gateway before it can be sent: asked for when it opens, and again when the visitor wishes. */
export function useNeeded<Found>(ask: () => Promise<Found>): Needed<Found> {
  const [asked, setAsked] = useState(ask);
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState<CallFailure>();

  useEffect(() => {
    let wanted = true;
    const fail = (reason: unknown) => {
      if (!isCallFailure(reason)) throw reason;
      if (wanted) setFailure(reason);
    };
    asked.then((answer) => wanted && setFound(() => answer)).catch(fail);
    return () => void (wanted = false);
  }, [asked]);

  const reload = () => {
    setFailure(undefined);
    setAsked(ask);
  };
  return { found, failure, reload };
}
