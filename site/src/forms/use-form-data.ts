import type { CallFailure } from 'client/failure.ts';
import { useEffect, useState } from 'react';
import { isCallFailure } from '../gateway/route-errors.ts';

export type FormDataState<Value> = {
  value: Value | undefined;
  failure: CallFailure | undefined;
  reload: () => void;
};

/** Loads the data that a form needs before it can be sent: when it opens, and again on request. */
export function useFormData<Value>(load: () => Promise<Value>): FormDataState<Value> {
  const [loading, setLoading] = useState(load);
  const [value, setValue] = useState<Value>();
  const [failure, setFailure] = useState<CallFailure>();

  useEffect(() => {
    let wanted = true;
    const fail = (reason: unknown) => {
      if (!isCallFailure(reason)) throw reason;
      if (wanted) setFailure(reason);
    };
    loading.then((response) => wanted && setValue(() => response)).catch(fail);
    return () => void (wanted = false);
  }, [loading]);

  const reload = () => {
    setFailure(undefined);
    setLoading(load);
  };
  return { value, failure, reload };
}
