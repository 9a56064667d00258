import { type ApiResponse, createCall as createClientCall } from 'client/call.ts';
import type { CallFailure, CallResult } from 'client/failure.ts';
import type { Endpoint } from 'contract/endpoint.ts';
import type { Locale } from 'contract/locales.ts';
import type { z } from 'zod/mini';

/** Calls an endpoint of the contract. Throws a `CallError`: what a page's `load` throws replaces the page. */
export type Call = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Output>,
  input: z.input<Input>,
  signal?: AbortSignal,
) => Promise<ApiResponse<Endpoint<Input, Output>>>;

export class CallError extends Error implements CallFailure {
  declare readonly reason: CallFailure['reason'];
  declare readonly status: number;
  declare readonly fields: CallFailure['fields'];

  constructor(name: string, failure: CallFailure) {
    // The stack begins with it.
    super(name);
    Object.assign(this, failure, { name });
  }
}

export function createCall(locale: Locale, onResponse?: (headers: Headers) => void): Call {
  const call = createClientCall(() => locale, onResponse);
  return async (endpoint, input, signal) => valueOrThrow(endpoint, await call(endpoint, input, { signal }), signal);
}

export function valueOrThrow<Value>({ name }: Endpoint, result: CallResult<Value>, signal?: AbortSignal): Value {
  if (result.ok) return result.value;
  // The router aborted the request because the visitor left the page. It needs the original abort error.
  signal?.throwIfAborted();
  throw new CallError(name, result.failure);
}
