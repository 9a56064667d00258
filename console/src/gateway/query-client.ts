import { QueryClient } from '@tanstack/react-query';

/** The only cache of responses. A failed call is not repeated by itself: the screen offers that. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 0 } },
});
