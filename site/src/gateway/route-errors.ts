import { type CallFailure, noResponse } from 'client/failure.ts';
import { data, isRouteErrorResponse } from 'react-router';
import type { Call } from './call.ts';

/** Plain data with a status: the router then shows a failure page, and the failure can be serialized by the server. */
function routeError({ reason, status, message, fields, requestId }: CallFailure) {
  return data({ reason, status, message, fields, requestId }, { status: status >= 400 ? status : 503 });
}

export function notFound() {
  return routeError({ reason: 'rejected', status: 404, message: '', fields: [] });
}

/** The failure of a call that a page's `load` has thrown. */
export function routeFailure(error: unknown): CallFailure | undefined {
  const failure = error instanceof Object && 'data' in error ? error.data : undefined;
  return isCallFailure(failure) ? failure : undefined;
}

/** The failure in any error that a route has thrown. An unexpected error counts as a server error. */
export function toCallFailure(error: unknown): CallFailure {
  if (!isRouteErrorResponse(error)) return { reason: 'rejected', status: 500, message: '', fields: [] };
  return routeFailure(error) ?? { reason: 'http', status: error.status, message: '', fields: [] };
}

/** `instanceof CallError` would not work here: what a route has thrown arrives as plain data. */
export function isCallFailure(reason: unknown): reason is CallFailure {
  return (
    reason instanceof Object && 'reason' in reason && 'status' in reason && 'message' in reason && 'fields' in reason
  );
}

/** Throws the failure of a script that does not load: the network is down, or a new version has replaced the file. */
export function scriptMissing(reason: unknown): never {
  // On the server nothing is fetched, so this is an unexpected error.
  throw import.meta.env.SSR ? reason : routeError(noResponse('script'));
}

/** The data of one part of a page, or the failure to load it. The rest of the page works without it. */
export type PartResult<Value> = { value: Value; failure?: undefined } | { value?: undefined; failure: CallFailure };

/** Loads one part of a page. A 404 still fails the whole page. */
export async function loadPart<Found>(loading: Promise<Found>): Promise<PartResult<Found>> {
  try {
    return { value: await loading };
  } catch (reason) {
    const failure = routeFailure(reason);
    if (failure === undefined || failure.status === 404) throw reason;
    return { failure };
  }
}

/** A call for loaders: it turns call failures into route errors and rethrows everything else. */
export function withRouteErrors(call: Call): Call {
  return async (endpoint, input, signal) => {
    try {
      return await call(endpoint, input, signal);
    } catch (reason) {
      if (!isCallFailure(reason)) throw reason;
      // The input comes from the URL, so an input that the gateway rejects means that the page does not exist.
      throw reason.status === 422 ? notFound() : routeError(reason);
    }
  };
}
