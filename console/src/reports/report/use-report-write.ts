import { useQueryClient } from '@tanstack/react-query';
import type { CallResult } from 'client/failure.ts';
import { countInbox } from 'contract/console/inbox.ts';
import { getReport, listReports } from 'contract/console/reports.ts';
import type { Endpoint } from 'contract/endpoint.ts';
import type { z } from 'zod/mini';
import { useWrite } from '../../gateway/use-write.ts';
import { isOutdated, outdatedErrors } from '../../parts/conversation/outdated.ts';

const changes = [getReport, listReports, countInbox] as const;

/** Writes to a report. If it is not as the caller saw it, it is read again, and nothing else is said here. */
export function useReportWrite<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Output>,
): { write: (input: z.input<Input>) => Promise<CallResult<z.infer<Output>>>; isPending: boolean } {
  const cache = useQueryClient();
  const { write, isPending } = useWrite(endpoint, { changes, handles: outdatedErrors });
  return {
    write: async (input) => {
      const result = await write(input);
      if (!result.ok && isOutdated(result.failure))
        await Promise.all(changes.map(({ name }) => cache.invalidateQueries({ queryKey: [name] })));
      return result;
    },
    isPending,
  };
}
