import { useEffect, useRef } from 'react';

/**
 * Returns a signal that is aborted when the component disappears. What ends later would be put into the values of that
 * time, and what was typed since would be lost.
 */
export function useUnmountSignal(): () => AbortSignal {
  const unmounting = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    unmounting.current = controller;
    return () => controller.abort();
  }, []);
  return () => unmounting.current?.signal ?? AbortSignal.abort();
}
