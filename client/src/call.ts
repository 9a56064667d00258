import type { Endpoint } from 'contract/endpoint.ts';
import type { Locale } from 'contract/locales.ts';
import type { z } from 'zod/mini';
import { type CallResult, failureIn, noResponse, parseJson } from './failure.ts';
import { requestFor } from './request.ts';

/** In milliseconds (W15). For responses, unless a call names another time, and for uploads without progress. */
export const maxWait = 20_000;

/** The fields of a response beside `code` and `msg`. */
export type OutputOf<E extends Endpoint> = z.infer<E['output']>;

/** The whole body of a response. */
export type ApiResponse<E extends Endpoint> = { code: number; msg: string } & OutputOf<E>;

type CallOptions = {
  signal?: AbortSignal | undefined;
  /** In milliseconds. */
  timeout?: number | undefined;
};

/** Calls an endpoint of the contract. The result is a value: a call never throws. */
export type Call = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Output>,
  input: z.input<Input>,
  options?: CallOptions,
) => Promise<CallResult<ApiResponse<Endpoint<Input, Output>>>>;

/** `locale` is the language of the gateway's texts. `onResponse` gets the headers of every response. */
export function createCall(locale: () => Locale, onResponse?: (headers: Headers) => void): Call {
  return async (endpoint, input, { signal, timeout = maxWait } = {}) => {
    const { url, body } = requestFor(endpoint, locale(), input);
    const timedOut = AbortSignal.timeout(timeout);
    const init: RequestInit = {
      method: endpoint.method,
      signal: signal ? AbortSignal.any([signal, timedOut]) : timedOut,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body ?? null,
    };
    try {
      const response = await fetch(url, init);
      const { status, headers } = response;
      onResponse?.(headers);
      return resultIn(endpoint, await response.text(), status, headers.get('retry-after'));
    } catch {
      return { ok: false, failure: noResponse(signal?.aborted ? 'aborted' : timedOut.aborted ? 'timeout' : 'network') };
    }
  };
}

/** The result that the text of a response has. */
export function resultIn<Output extends z.ZodMiniType>(
  endpoint: Endpoint<z.ZodMiniType, Output>,
  text: string,
  status: number,
  retryAfterHeader: string | null,
): CallResult<ApiResponse<Endpoint<z.ZodMiniType, Output>>>;
/** The gateway has validated the response against the endpoint's output, so it is not parsed again. */
export function resultIn(_: Endpoint, text: string, status: number, retryAfter: string | null): CallResult<unknown> {
  const value = parseJson(text);
  const failure = failureIn(value, status, retryAfter);
  return failure === undefined ? { ok: true, value } : { ok: false, failure };
}
