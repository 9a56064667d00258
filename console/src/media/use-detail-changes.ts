import { useState } from 'react';

/** What was changed in the details of a picture or film and is not saved yet. */
export function useDetailChanges<Values extends object>(saved: Values, setUnsaved: (isUnsaved: boolean) => void) {
  const [changed, setChanged] = useState<Values>();
  const values = changed ?? saved;
  return {
    values,
    isChanged: changed !== undefined,
    change: (part: Partial<Values>): void => {
      setChanged({ ...values, ...part });
      setUnsaved(true);
    },
    discard: (): void => {
      setChanged(undefined);
      setUnsaved(false);
    },
  };
}
