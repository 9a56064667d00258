import { isSessionEnded } from '../text/failure-text.ts';
import type { CallFailure } from 'client/failure.ts';
import { useEffect, useEffectEvent } from 'react';
import { announceFailure } from '../gateway/announcements.ts';

/** Once: whoever stays on the page is not asked every minute. */
export function useAnnouncedSessionEnd(failure: CallFailure | undefined): void {
  const hasEnded = failure !== undefined && isSessionEnded(failure);
  const announce = useEffectEvent(() => failure && announceFailure(failure));
  useEffect(() => {
    if (hasEnded) announce();
  }, [hasEnded]);
}
