import { useEffect, useRef } from 'react';

/**
 * Returns the signal for the uploads of a component, which is aborted when the component disappears. A result after
 * that would be put into the values of that time, and what was typed since would be lost.
 */
export function useUploadSignal(): () => AbortSignal {
  const stop = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    stop.current = controller;
    return () => controller.abort();
  }, []);
  return () => stop.current?.signal ?? AbortSignal.abort();
}
