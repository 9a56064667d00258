import { errorBody, httpErrorOf } from '../http/errors.ts';
import { requestInput } from '../http/request-input.ts';
import type { Caller, GatewayContext, Route } from '../http/serve.ts';
import type { CallGateway } from './renderer.ts';

/** Called with an unexpected error after which the page can still be rendered. */
export type OnUnexpectedError = (error: unknown) => void;

/**
 * Lets a rendered page call the gateway's routes by name; it returns the same text as on the wire.
 * If a posted form fails unexpectedly, its page is rendered with the visitor's input. If a read fails, the
 * whole page fails, because a page with a failed part would be cached.
 */
export function createGatewayCaller<Context extends GatewayContext>(
  context: Context,
  routes: readonly Route<Context>[],
  caller: Caller,
  onUnexpectedError?: OnUnexpectedError,
): CallGateway {
  return async (name, input) => {
    const route = routes.find(({ endpoint }) => endpoint.name === name);
    if (route === undefined || !('respond' in route)) throw new Error(`no route serves ${name}`);
    // A page is rendered for everybody.
    if (route.endpoint.audience !== 'public') throw new Error(`${name} is for staff`);
    try {
      const fields = requestInput({ query: undefined, body: input, params: undefined }, route.endpoint);
      return (await route.respond(context, fields, caller)).body.toString();
    } catch (error) {
      const httpError = httpErrorOf(error);
      const isUnexpected = httpError.code === 'unexpected';
      if (
        route.endpoint.isCached
          ? isUnexpected || httpError.code === 'unavailable'
          : isUnexpected && onUnexpectedError === undefined
      )
        throw error;
      if (isUnexpected) onUnexpectedError?.(error);
      if (httpError.code === 'recordAltered') onUnexpectedError?.(error);
      return JSON.stringify(errorBody(httpError, caller.locale));
    }
  };
}
