import { data } from 'react-router';
import type { Call, CallFailure } from './call.ts';

/** Plain data with a status, so that the router shows a failure page and the failure survives the way from the server. */
function refusal({ code, status, msg, errors, silence }: CallFailure) {
  return data({ code, status, msg, errors, silence }, { status: status >= 400 ? status : 503 });
}

export function notFound() {
  return refusal({ code: 404, status: 404, msg: '' });
}

/** Not `instanceof`: the server's own call fails with its own class. */
export function isCallFailure(reason: unknown): reason is CallFailure {
  if (typeof reason !== 'object' || reason === null) return false;
  if (!('code' in reason && 'status' in reason && 'msg' in reason)) return false;
  return typeof reason.code === 'number' && typeof reason.status === 'number' && typeof reason.msg === 'string';
}

/** A part of the page's own script that does not come: the network is gone, or a newer site has taken the old one's place. */
export function scriptMissing(reason: unknown): never {
  // On the server nothing is fetched: there it is a fault.
  throw import.meta.env.SSR ? reason : refusal({ code: 0, status: 0, msg: '', silence: 'script' });
}

/** What one part of a page was answered, or how asking failed: the rest stands without it. */
export type PartOf<Found> = { found: Found; failure?: undefined } | { found?: undefined; failure: CallFailure };

/** What is not there fails the whole page all the same. */
export async function partOf<Found>(asked: Promise<Found>): Promise<PartOf<Found>> {
  try {
    return { found: await asked };
  } catch (reason) {
    const failure = typeof reason === 'object' && reason !== null && 'data' in reason ? reason.data : undefined;
    if (!isCallFailure(failure) || failure.status === 404) throw reason;
    return { failure };
  }
}

/** A call for loaders: what fails in it is told to the router, and everything else stays the fault it is. */
export function refusing(call: Call): Call {
  return async (endpoint, input, signal) => {
    try {
      return await call(endpoint, input, signal);
    } catch (reason) {
      if (!isCallFailure(reason)) throw reason;
      // A loader asks with what the address says: an address that the gateway cannot read leads nowhere.
      throw reason.status === 422 ? notFound() : refusal(reason);
    }
  };
}
