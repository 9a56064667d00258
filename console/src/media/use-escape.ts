import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen } from '../parts/keyboard.ts';

/** Escape closes the details, unless it closes a dialog above them. */
export function useEscape(close: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isDialogOpen()) close();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
