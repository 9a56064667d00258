import { useRef } from 'react';

/**
 * The action, which does nothing while its last call is pending. A button is disabled only at the next render: a double
 * click comes earlier.
 */
export function useOneAtATime<Input extends unknown[]>(
  action: (...input: Input) => Promise<void>,
): (...input: Input) => Promise<void> {
  const isPending = useRef(false);
  return async (...input) => {
    if (isPending.current) return;
    isPending.current = true;
    try {
      await action(...input);
    } finally {
      isPending.current = false;
    }
  };
}
