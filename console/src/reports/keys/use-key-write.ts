import { App } from 'antd';
import { listReportKeys } from 'contract/console/report-keys.ts';
import { getReport } from 'contract/console/reports.ts';
import type { Endpoint } from 'contract/endpoint.ts';
import type { z } from 'zod/mini';
import { useWrite } from '../../gateway/use-write.ts';
import { isOutdated, outdatedErrors } from '../../parts/conversation/outdated.ts';
import { useTexts } from '../../text/use-language.ts';

const changes = [listReportKeys, getReport] as const;

/** Changes a key. If the list is not as the caller saw it, it is read again. Returns whether it succeeded. */
export function useKeyWrite<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Output>,
): { write: (input: z.input<Input>) => Promise<boolean>; isPending: boolean } {
  const { reportKeys } = useTexts();
  const { message } = App.useApp();
  const { write, isPending } = useWrite(endpoint, { changes, outdated: outdatedErrors });
  return {
    write: async (input) => {
      const result = await write(input);
      if (!result.ok && isOutdated(result.failure)) void message.warning(reportKeys.changed);
      return result.ok;
    },
    isPending,
  };
}
