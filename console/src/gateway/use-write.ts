import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallResult } from 'client/failure.ts';
import type { Endpoint } from 'contract/endpoint.ts';
import type { z } from 'zod/mini';
import { call } from './call.ts';

/** Calls a write. After a success the responses of the endpoints in `changes` are read again. */
export function useWrite<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Output>,
  changes: readonly Pick<Endpoint, 'name'>[] = [],
): { write: (input: z.input<Input>) => Promise<CallResult<z.infer<Output>>>; isPending: boolean } {
  const cache = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (input: z.input<Input>) => {
      const result = await call(endpoint, input);
      if (result.ok) await Promise.all(changes.map(({ name }) => cache.invalidateQueries({ queryKey: [name] })));
      return result;
    },
  });
  return { write: mutateAsync, isPending };
}
