import { useQueryClient } from '@tanstack/react-query';
import type { Endpoint } from 'contract/endpoint.ts';

/** Reads again what is shown of these endpoints; the rest when it is shown. */
export function useInvalidate(): (endpoints: readonly Pick<Endpoint, 'name'>[]) => Promise<void> {
  const cache = useQueryClient();
  return async (endpoints) => {
    await Promise.all(endpoints.map(({ name }) => cache.invalidateQueries({ queryKey: [name] })));
  };
}
