/** All endpoints for members of staff, for the server and the API document. */
import type { Endpoint } from '../endpoint.ts';

export const staffEndpoints: readonly Endpoint[] = [];
