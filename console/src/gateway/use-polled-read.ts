import type { Endpoint } from 'contract/endpoint.ts';
import { useState } from 'react';
import type { z } from 'zod/mini';
import { gatewayTime } from '../text/clock.ts';
import { useIsUserActive } from './use-is-user-active.ts';
import { type ReadResult, useRead } from './use-read.ts';

type PolledResult<Value> = ReadResult<Value> & {
  /** When what is shown was read, on the gateway's clock. */
  readAt: Date;
};

/** What was read longer ago has missed a refresh. */
const oldMilliseconds = 150_000;

/** What is shown is no longer read again: the connection is lost, or nobody has used the page for long. */
export function isOldReading(
  { data, failure, readAt }: Pick<PolledResult<unknown>, 'data' | 'failure' | 'readAt'>,
  now: Date,
): boolean {
  return data !== undefined && (failure !== undefined || now.getTime() - readAt.getTime() > oldMilliseconds);
}

/**
 * Reads an endpoint every minute, when the tab is shown again and when the connection is back, as long as somebody uses
 * the page; after an absence as soon as somebody uses it again. Failures are the caller's to show: after one the last
 * response stays.
 */
export function usePolledRead<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Output>,
  input: z.input<Input>,
  options: { enabled?: boolean; hasTexts?: boolean } = {},
): PolledResult<z.infer<Output>> {
  const polling = useIsUserActive() ? 'running' : 'paused';
  const { updatedAt, ...reading } = useRead(endpoint, input, { ...options, silent: true, polling });
  // While another page loads, the previous one is shown, and its time counts.
  const [shownSince, setShownSince] = useState(updatedAt);
  if (updatedAt !== 0 && updatedAt !== shownSince) setShownSince(updatedAt);
  return { ...reading, readAt: gatewayTime(updatedAt === 0 ? shownSince : updatedAt) };
}
