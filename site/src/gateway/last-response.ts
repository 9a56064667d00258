import type { ApiResponse } from 'client/call.ts';
import type { Endpoint } from 'contract/endpoint.ts';
import { useEffect } from 'react';
import type { z } from 'zod/mini';
import type { Call } from './call.ts';

/**
 * Requests the endpoint each time, and falls back to the last response when that fails. Lists stay usable when the
 * network is down. Only the browser remembers a response: the server would serve one visitor's data to another.
 */
export function withLastResponse<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Output>,
  input: z.input<Input>,
) {
  type EndpointResponse = ApiResponse<Endpoint<Input, Output>>;
  let last: EndpointResponse | undefined;

  async function request(call: Call, signal: AbortSignal): Promise<EndpointResponse> {
    try {
      return await call(endpoint, input, signal);
    } catch (reason) {
      if (last === undefined || signal.aborted) throw reason;
      return last;
    }
  }

  function useRemember(response: EndpointResponse): void {
    useEffect(() => {
      last = response;
    }, [response]);
  }

  return { request, useRemember };
}
