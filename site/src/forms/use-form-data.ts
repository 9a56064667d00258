import { useEffect, useState } from 'react';
import type { CallFailure } from '../gateway/call.ts';
import { isCallFailure } from '../gateway/route-errors.ts';

export type FormDataState<Found> = {
  found: Found | undefined;
  failure: CallFailure | undefined;
  reload: () => void;
};

/** Loads the data that a form needs before it can be sent: when it opens, and again on request. */
export function useFormData<Found>(load: () => Promise<Found>): FormDataState<Found> {
  const [loading, setLoading] = useState(load);
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState<CallFailure>();

  useEffect(() => {
    let wanted = true;
    const fail = (reason: unknown) => {
      if (!isCallFailure(reason)) throw reason;
      if (wanted) setFailure(reason);
    };
    loading.then((response) => wanted && setFound(() => response)).catch(fail);
    return () => void (wanted = false);
  }, [loading]);

  const reload = () => {
    setFailure(undefined);
    setLoading(load);
  };
  return { found, failure, reload };
}
