import { isRouteErrorResponse } from 'react-router';
import type { CallFailure } from '../gateway/call.ts';
import { isCallFailure } from '../gateway/route-errors.ts';

/** Reads a call failure from any error that a route threw. An unexpected error counts as a server error. */
export function failureOf(error: unknown): CallFailure {
  if (!isRouteErrorResponse(error)) return { code: 500, status: 500, msg: '' };
  if (isCallFailure(error.data)) return error.data;
  return { code: 0, status: error.status, msg: '' };
}
