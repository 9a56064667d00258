import type { CallFailure } from 'client/failure.ts';
import { isRouteErrorResponse } from 'react-router';
import { isCallFailure } from '../gateway/route-errors.ts';

/** Reads a call failure from any error that a route threw. An unexpected error counts as a server error. */
export function failureOf(error: unknown): CallFailure {
  if (!isRouteErrorResponse(error)) return { reason: 'rejected', status: 500, message: '', fields: [] };
  if (isCallFailure(error.data)) return error.data;
  return { reason: 'http', status: error.status, message: '', fields: [] };
}
