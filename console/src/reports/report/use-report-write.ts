import { countInbox } from 'contract/console/inbox-list.ts';
import { getReport, listReports } from 'contract/console/reports.ts';
import type { Endpoint } from 'contract/endpoint.ts';
import type { z } from 'zod/mini';
import { useWrite } from '../../gateway/use-write.ts';
import { outdatedErrors } from '../../parts/conversation/outdated.ts';

const changes = [getReport, listReports, countInbox] as const;

/** Writes to a report. If it is not as the caller saw it, it is read again, and nothing else is said here. */
export function useReportWrite<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Output>,
) {
  return useWrite(endpoint, { changes, outdated: outdatedErrors });
}
