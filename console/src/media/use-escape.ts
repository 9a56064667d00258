import { isDialogOpen } from '../parts/keyboard/keyboard.ts';
import { useKeyDown } from '../parts/keyboard/use-key-down.ts';

/** Escape closes the details, unless it closes a dialog above them. */
export function useEscape(close: () => void): void {
  useKeyDown((event) => {
    if (event.key === 'Escape' && !isDialogOpen()) close();
  });
}
