import type { Endpoint } from 'contract/endpoint.ts';
import { useEffect } from 'react';
import type { z } from 'zod/mini';
import type { Answer, Call } from './call.ts';

/**
 * Asks every time, and makes do with the answer that is shown where that fails: what stands around a list stays when the
 * network goes. Only a page that is shown in a browser keeps one: the server would give one visitor's to another.
 */
export function withLastAnswer<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Output>,
  input: z.input<Input>,
) {
  type Answered = Answer<Endpoint<Input, Output>>;
  let last: Answered | undefined;

  async function ask(call: Call, signal: AbortSignal): Promise<Answered> {
    try {
      return await call(endpoint, input, signal);
    } catch (reason) {
      if (last === undefined || signal.aborted) throw reason;
      return last;
    }
  }

  function useShown(answer: Answered): void {
    useEffect(() => {
      last = answer;
    }, [answer]);
  }

  return { ask, useShown };
}
