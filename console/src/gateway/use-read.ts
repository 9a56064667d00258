import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallFailure } from 'client/failure.ts';
import type { Endpoint } from 'contract/endpoint.ts';
import type { z } from 'zod/mini';
import { useLocale } from '../text/use-language.ts';
import { announceFailure } from './announcements.ts';
import { call } from './call.ts';
import { pollingOptions } from './polling.ts';

/** The failure of a call, thrown for the cache, which knows failures as errors only. */
class ReadError extends Error {
  readonly failure: CallFailure;
  constructor(failure: CallFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

export type ReadResult<Value> = {
  data: Value | undefined;
  failure: CallFailure | undefined;
  /** True also while something older is shown. */
  isFetching: boolean;
  retry: () => void;
};

type ReadOptions = {
  /** A failure is shown by the caller alone, not by a toast or a dialog. */
  silent?: boolean;
  /** False while the input is not complete. */
  enabled?: boolean;
  /** The response has no texts: another language of the console does not read it again. */
  hasTexts?: boolean;
  /** Read again by itself (use-polled-read.ts). */
  polling?: 'running' | 'paused';
};

/** Reads an endpoint through the cache: the same input is requested once. While a list pages, the last page stays. */
export function useRead<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Output>,
  input: z.input<Input>,
  { silent = false, enabled = true, hasTexts = true, polling }: ReadOptions = {},
): ReadResult<z.infer<Output>> & { updatedAt: number } {
  const locale = useLocale();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery({
    // Responses have texts in the caller's language. All responses of an endpoint begin with its name.
    queryKey: [endpoint.name, hasTexts ? locale : undefined, input],
    queryFn: async ({ signal }): Promise<z.infer<Output>> => {
      const result = await call(endpoint, input, { signal });
      if (result.ok) return result.value;
      if (!silent) announceFailure(result.failure);
      throw new ReadError(result.failure);
    },
    placeholderData: keepPreviousData,
    enabled,
    ...(polling !== undefined && pollingOptions(polling)),
  });
  const failure = error instanceof ReadError ? error.failure : undefined;
  return { data, failure, isFetching, retry: () => void refetch(), updatedAt: dataUpdatedAt };
}
