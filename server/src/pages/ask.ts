import type { Context } from '../context.ts';
import { errorEnvelope, refusalOf } from '../http/errors.ts';
import { requestInput } from '../http/request-input.ts';
import type { Caller, Route } from '../http/serve.ts';
import type { Ask } from './renderer.ts';

/** Told of what nobody expected where the page can go on. */
export type OnFault = (fault: unknown) => void;

/**
 * Lets a page being rendered ask the gateway's own routes, by name: the answer's text is the one the wire carries. A post that
 * fails unexpectedly is answered too, so that its page comes back with what was written; a page that cannot be read fails.
 */
export function createAsk(context: Context, routes: readonly Route[], caller: Caller, onFault?: OnFault): Ask {
  return async (name, input) => {
    const route = routes.find(({ endpoint }) => endpoint.name === name);
    if (route === undefined || !('answer' in route)) throw new Error(`${name} is not served`);
    try {
      const fields = requestInput({ query: undefined, body: input, params: undefined }, route.endpoint);
      return (await route.answer(context, fields, caller)).body.toString();
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.code === 'unexpected') {
        if (onFault === undefined || route.endpoint.effect === 'read') throw error;
        onFault(error);
      }
      return JSON.stringify(errorEnvelope(refusal, caller.locale));
    }
  };
}
