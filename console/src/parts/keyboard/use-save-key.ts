import { latinLetter } from './keyboard.ts';
import { useKeyDown } from './use-key-down.ts';

/** Ctrl S saves, also while somebody types. The browser's own dialog never opens. */
export function useSaveKey(save: () => void): void {
  useKeyDown((event) => {
    if (!(event.ctrlKey || event.metaKey) || latinLetter(event) !== 's') return;
    event.preventDefault();
    save();
  });
}
