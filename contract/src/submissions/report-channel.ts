import { z } from 'zod/mini';
import { defineEndpoint, readLimit } from '../endpoint.ts';
import { dataResponse } from '../fields.ts';

/** Never cached: whether the channel is open depends on keys and files, not on content. */
export const getReportChannel = defineEndpoint({
  name: 'getReportChannel',
  summary: 'Whether reports are accepted',
  method: 'GET',
  path: '/{lang}/site/reportChannel',
  audience: 'public',
  effect: 'read',
  limit: readLimit,
  input: z.object({}),
  output: dataResponse(z.object({ open: z.boolean() })),
  errors: ['tooManyRequests'],
});
