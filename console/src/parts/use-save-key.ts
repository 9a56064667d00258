import { useEffect, useEffectEvent } from 'react';
import { latinLetter } from './keyboard.ts';

/** Ctrl S saves, also while somebody types. The browser's own dialog never opens. */
export function useSaveKey(save: () => void): void {
  const onSave = useEffectEvent(() => save());
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || latinLetter(event) !== 's') return;
      event.preventDefault();
      onSave();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
