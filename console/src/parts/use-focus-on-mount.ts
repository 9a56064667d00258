import { type RefObject, useEffect, useRef } from 'react';

/**
 * For what appears because somebody asked for it: it is ready to be typed into. A function as `ref` would not do: Ant
 * Design calls it again at each render, and the focus would jump back.
 */
export function useFocusOnMount<Control extends { focus: () => void }>(): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useEffect(() => control.current?.focus(), []);
  return control;
}
