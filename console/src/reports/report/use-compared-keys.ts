import type { Report } from 'contract/console/reports.ts';
import { useState } from 'react';
import { areKeysConfirmed, confirmKeys } from '../confirmed-keys.ts';

/** Asks whether the keys were compared with their owners, before anything is sealed to them. */
export function useComparedKeys({ keys, exclusions }: Report): {
  /** Resolves at once if they were compared before. */
  areCompared: () => Promise<boolean>;
  /** Set while somebody is asked. */
  confirm: ((areCompared: boolean) => void) | undefined;
} {
  const [asked, setAsked] = useState<{ answer: (areCompared: boolean) => void }>();

  async function areCompared(): Promise<boolean> {
    if (areKeysConfirmed(keys, exclusions.keys)) return true;
    const isConfirmed = await new Promise<boolean>((resolve) => setAsked({ answer: resolve }));
    setAsked(undefined);
    if (isConfirmed) confirmKeys(keys, exclusions.keys);
    return isConfirmed;
  }

  return { areCompared, confirm: asked?.answer };
}
