import type { Endpoint } from 'contract/endpoint.ts';
import type { FieldError } from 'contract/errors.ts';
import type { Locale } from 'contract/locales.ts';
import type { z } from 'zod/mini';

export type Answer<E extends Endpoint> = { code: number; msg: string } & z.infer<E['output']>;

export type Call = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Output>,
  input: z.input<Input>,
  signal?: AbortSignal,
) => Promise<Answer<Endpoint<Input, Output>>>;

/**
 * How a call failed, whoever made it. `code` is the envelope's and 0 without one; `status` is the HTTP status and 0 when
 * nobody answered, and then `silence` says why: too late, not at all, or the page's own script was not there to ask.
 */
export type CallFailure = {
  code: number;
  status: number;
  msg: string;
  /** The gateway's name for it. */
  error?: string | undefined;
  errors?: FieldError[] | undefined;
  /** Seconds after which the same call may succeed. */
  retryAfter?: number | undefined;
  silence?: 'timeout' | 'network' | 'script' | undefined;
};

export class CallError extends Error implements CallFailure {
  declare readonly code: number;
  declare readonly status: number;
  declare readonly msg: string;
  declare readonly error: CallFailure['error'];
  declare readonly errors: CallFailure['errors'];
  declare readonly retryAfter: CallFailure['retryAfter'];
  declare readonly silence: CallFailure['silence'];

  constructor(endpointName: string, failure: CallFailure) {
    super(`${endpointName}: ${failure.msg || failure.silence || failure.status}`);
    Object.assign(this, failure, { name: 'CallError' });
  }
}

/** In milliseconds (W15): for an answer, and for an upload that does not move. */
export const longestWait = 20_000;

export function createCall(locale: Locale, fetch: typeof globalThis.fetch): Call {
  return async (endpoint, input, signal) => {
    const { address, body } = requestFor(endpoint, locale, input);
    const timeout = AbortSignal.timeout(longestWait);
    const init: RequestInit = {
      method: endpoint.method,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body ?? null,
    };
    const { status, text, retryAfter } = await send(fetch, endpoint, address, init, { asker: signal, timeout });
    return answerIn(endpoint, text, status, retryAfter);
  };
}

function requestFor(endpoint: Endpoint, locale: Locale, input: unknown): { address: string; body: string | undefined } {
  const fields = new Map<string, unknown>(Object.entries(input ?? {}));
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = name === 'lang' ? locale : fields.get(name);
    fields.delete(name);
    return encodeURIComponent(String(value));
  });
  const address = `/gw-api${path}`;
  const given = [...fields].filter(([, value]) => value !== undefined);
  if (endpoint.method === 'POST') return { address, body: JSON.stringify(Object.fromEntries(given)) };
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return { address: query === '' ? address : `${address}?${query}`, body: undefined };
}

async function send(
  fetch: typeof globalThis.fetch,
  { name }: Endpoint,
  address: string,
  init: RequestInit,
  { asker, timeout }: { asker: AbortSignal | undefined; timeout: AbortSignal },
) {
  try {
    const response = await fetch(address, init);
    const { status, headers } = response;
    return { status, text: await response.text(), retryAfter: secondsIn(headers.get('retry-after')) };
  } catch (reason) {
    // The page that asked is gone: its router wants the abort itself.
    if (asker?.aborted) throw reason;
    throw new CallError(name, { code: 0, status: 0, msg: '', silence: timeout.aborted ? 'timeout' : 'network' });
  }
}

/**
 * The body's own code counts, whatever the HTTP status says; only a body that is no envelope leaves the status to speak.
 * The gateway has passed the answer through the endpoint's output already: it is not checked again.
 * `retryAfter` is the header's, in seconds.
 */
export function answerIn<E extends Endpoint>(
  { name }: E,
  text: string,
  status: number,
  retryAfter?: number,
): Answer<E> {
  const body = parse(text);
  if (typeof body?.code !== 'number') throw new CallError(name, { code: 0, status, msg: '', retryAfter });
  if (body.code !== 200) throw new CallError(name, { ...body, status: body.code, msg: String(body.msg ?? '') });
  return body;
}

/** A date is not read: the visitor's clock may be wrong. */
function secondsIn(header: string | null): number | undefined {
  return header !== null && /^\d+$/.test(header) ? Number(header) : undefined;
}

function parse(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
