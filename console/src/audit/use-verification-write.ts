import { App } from 'antd';
import { getAuditVerification, type runAuditVerification } from 'contract/console/audit-verification.ts';
import { listAuditEntries } from 'contract/console/audit.ts';
import type { Endpoint } from 'contract/endpoint.ts';
import type { z } from 'zod/mini';
import { useInvalidate } from '../gateway/use-invalidate.ts';
import { useWrite } from '../gateway/use-write.ts';
import { useTexts } from '../text/use-language.ts';

/** A log of millions of entries takes minutes. A proxy responds before its end; the state shows that it still runs. */
const longestVerification = 600_000;

/** Calls a write that verifies the log, and says the result. */
export function useVerificationWrite<Input extends z.ZodMiniType>(
  endpoint: Endpoint<Input, typeof runAuditVerification.output>,
  conflict?: string,
): { verify: (input: z.input<Input>) => Promise<void>; isPending: boolean } {
  const { verification: texts } = useTexts().audit;
  const { message } = App.useApp();
  const invalidate = useInvalidate();
  const { write, isPending } = useWrite(endpoint, {
    changes: [getAuditVerification, listAuditEntries],
    outdated: ['stateConflict'],
    timeout: longestVerification,
  });
  async function verify(input: z.input<Input>): Promise<void> {
    const result = await write(input);
    if (!result.ok) {
      if (result.failure.error === 'stateConflict') void message.info(conflict ?? result.failure.message);
      else await invalidate([getAuditVerification]);
    } else if (result.value.data.isIntact) void message.success(texts.isIntact(result.value.data.entries));
    else void message.error(texts.isBroken);
  }
  return { verify, isPending };
}
