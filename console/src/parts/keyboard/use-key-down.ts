import { useEffect, useEffectEvent } from 'react';

/** Keys anywhere on the page; with `capture` before what has the focus gets them. */
export function useKeyDown(onKeyDown: (event: KeyboardEvent) => void, { capture = false } = {}): void {
  const handle = useEffectEvent(onKeyDown);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    addEventListener('keydown', listener, { capture });
    return () => removeEventListener('keydown', listener, { capture });
  }, [capture]);
}
