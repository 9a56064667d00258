import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** What a visitor gets for a submission: sixteen digits in groups of four. */
export const receipt = z.string().check(z.regex(/^\d{4}-\d{4}-\d{4}-\d{4}$/));

export const openReceipt = defineEndpoint({
  name: 'openReceipt',
  summary:
    'The receipt that the page after a form post without scripts shows, for ten minutes: its address carries it sealed',
  method: 'GET',
  path: '/{lang}/site/receipt',
  audience: 'public',
  effect: 'issue',
  limit: { requests: 300, perSeconds: 600, bodyBytes: 1024 },
  input: z.object({ sealed: z.string().check(z.maxLength(200)) }),
  output: z.object({ data: z.object({ receipt }) }),
  errors: ['invalidInput', 'notFound', 'tooManyRequests'],
});
