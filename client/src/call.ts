import type { Endpoint } from 'contract/endpoint.ts';
import type { Locale } from 'contract/locales.ts';
import type { z } from 'zod/mini';
import { type CallFailure, type CallResult, failureIn, noResponse, parseJson } from './failure.ts';
import { requestFor } from './request.ts';

/** In milliseconds (W15). For responses, unless a call names another time, and for uploads without progress. */
export const longestWait = 20_000;

/** What an endpoint returns beside its envelope. */
export type OutputOf<E extends Endpoint> = z.infer<E['output']>;

export type CallOptions = {
  signal?: AbortSignal | undefined;
  /** In milliseconds. */
  timeout?: number | undefined;
};

/** Calls an endpoint of the contract. The result is a value: a call never throws. */
export type Call = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Output>,
  input: z.input<Input>,
  options?: CallOptions,
) => Promise<CallResult<z.infer<Output>>>;

export type CallSettings = {
  /** The language of the gateway's texts. */
  locale: () => Locale;
  /** Told about every failure except those that the caller has aborted. */
  onFailure?: (failure: CallFailure) => void;
  /** Told about the headers of every response. */
  onResponse?: (headers: Headers) => void;
  /** The gateway's origin; by default the page's own. */
  origin?: string;
};

export function createCall({ locale, onFailure, onResponse, origin = '' }: CallSettings): Call {
  return async (endpoint, input, { signal, timeout = longestWait } = {}) => {
    const { url, body } = requestFor(endpoint, locale(), input);
    const timedOut = AbortSignal.timeout(timeout);
    const init: RequestInit = {
      method: endpoint.method,
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, timedOut]) : timedOut,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body ?? null,
    };
    const fail = (failure: CallFailure) => {
      if (failure.reason !== 'aborted') onFailure?.(failure);
      return { ok: false, failure } as const;
    };
    try {
      const response = await fetch(origin + url, init);
      onResponse?.(response.headers);
      const parsed = parseJson(await response.text());
      const failure = failureIn(parsed, response.status, response.headers.get('retry-after'));
      return failure === undefined ? { ok: true, value: outputOf(endpoint, parsed) } : fail(failure);
    } catch {
      return fail(noResponse(signal?.aborted ? 'aborted' : timedOut.aborted ? 'timeout' : 'network'));
    }
  };
}

/** The gateway has validated the response against the same schema, so it is not parsed again. */
function outputOf<Output extends z.ZodMiniType>(
  _endpoint: Endpoint<z.ZodMiniType, Output>,
  parsed: unknown,
): z.infer<Output>;
function outputOf(_endpoint: Endpoint, parsed: unknown): unknown {
  return parsed;
}
