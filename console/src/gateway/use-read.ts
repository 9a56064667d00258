import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { CallFailure } from 'client/failure.ts';
import type { Endpoint } from 'contract/endpoint.ts';
import type { Locale } from 'contract/locales.ts';
import type { z } from 'zod/mini';
import { useLocale } from '../text/use-language.ts';
import { call } from './call.ts';
import { readKey } from './read-key.ts';

/** The failure of a call, thrown for the cache, which knows failures as errors only. */
class ReadError extends Error {
  readonly failure: CallFailure;
  constructor(failure: CallFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** Reads an endpoint through the cache: the same input is requested once. While a list pages, the last page stays. */
export function useRead<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Output>,
  input: z.input<Input>,
): { data: z.infer<Output> | undefined; failure: CallFailure | undefined; isFetching: boolean; retry: () => void } {
  const locale = useLocale();
  const { data, error, isFetching, refetch }: UseQueryResult<z.infer<Output>> = useQuery(
    readOptions(endpoint, input, locale),
  );
  return {
    data,
    failure: error instanceof ReadError ? error.failure : undefined,
    isFetching,
    retry: () => void refetch(),
  };
}

function readOptions<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Output>,
  input: z.input<Input>,
  locale: Locale,
) {
  return {
    queryKey: readKey(endpoint, locale, input),
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const result = await call(endpoint, input, signal);
      if (!result.ok) throw new ReadError(result.failure);
      return result.value;
    },
    placeholderData: keepPreviousData,
  };
}
