import { App } from 'antd';
import type { OutputOf } from 'client/call.ts';
import { listAuditEntries } from 'contract/console/audit.ts';
import { getAuditVerification } from 'contract/console/audit-verification.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useInvalidate } from '../gateway/use-invalidate.ts';
import { useTexts } from '../text/use-language.ts';

export type Verification = OutputOf<typeof getAuditVerification>['data'];

/** Says the result of the verification that this screen has started. Returns what to call when it runs. */
export function useVerificationResult(verification: Verification | undefined): () => Promise<void> {
  const { verification: texts } = useTexts().audit;
  const { message } = App.useApp();
  const invalidate = useInvalidate();
  const isAwaited = useRef(false);

  const say = useEffectEvent(({ running, failedAt, last, acknowledgements }: Verification) => {
    if (!isAwaited.current || running !== null) return;
    isAwaited.current = false;
    // It has recorded who has started it.
    void invalidate([listAuditEntries]);
    // Of a failure the panel has more to say.
    if (failedAt !== null || last === null) return;
    if (last.broken !== null) void message.error(texts.isBroken);
    else void message.success(acknowledgements === 0 ? texts.isIntact(last.entries) : texts.hasNoNewBreak);
  });
  useEffect(() => {
    if (verification !== undefined) say(verification);
  }, [verification]);

  return async () => {
    isAwaited.current = true;
    await invalidate([getAuditVerification, listAuditEntries]);
  };
}
