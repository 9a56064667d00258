import { isRouteErrorResponse } from 'react-router';
import type { CallFailure } from '../call.ts';
import { isCallFailure } from '../refuse.ts';

/** What went wrong, read from whatever a route threw. A fault of our own counts as the server's. */
export function failureOf(error: unknown): CallFailure {
  if (!isRouteErrorResponse(error)) return { code: 500, status: 500, msg: '' };
  if (isCallFailure(error.data)) return error.data;
  return { code: 0, status: error.status, msg: '' };
}
