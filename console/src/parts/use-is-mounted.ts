import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still shown, for what goes on after it was left. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
