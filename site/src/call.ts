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
 * nobody answered, and then `silence` says why.
 */
export type CallFailure = {
  code: number;
  status: number;
  msg: string;
  errors?: FieldError[] | undefined;
  silence?: 'timeout' | 'network' | undefined;
};

export class CallError extends Error implements CallFailure {
  readonly code: number;
  readonly status: number;
  readonly msg: string;
  readonly errors: FieldError[] | undefined;
  readonly silence: CallFailure['silence'];

  constructor({ code, status, msg, errors, silence }: CallFailure) {
    super(msg || `call failed: code ${code}, status ${status}`);
    this.name = 'CallError';
    this.code = code;
    this.status = status;
    this.msg = msg;
    this.errors = errors;
    this.silence = silence;
  }
}

type Envelope = { code: number; msg: string; errors?: FieldError[] };

const longestWait = 20_000;

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
    const { status, envelope } = await ask(fetch, address, init, signal, timeout);
    if (envelope === undefined) throw new CallError({ code: 0, status, msg: '' });
    if (envelope.code !== 200) throw new CallError({ ...envelope, status });
    return envelope;
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

async function ask(
  fetch: typeof globalThis.fetch,
  address: string,
  init: RequestInit,
  asker: AbortSignal | undefined,
  timeout: AbortSignal,
) {
  try {
    const response = await fetch(address, init);
    return { status: response.status, envelope: await envelopeOf(response) };
  } catch (reason) {
    // The page that asked is gone: its router wants the abort itself.
    if (asker?.aborted) throw reason;
    throw new CallError({ code: 0, status: 0, msg: '', silence: timeout.aborted ? 'timeout' : 'network' });
  }
}

/** The body's own code counts, whatever the HTTP status says; only a body that is no envelope leaves the status to speak. */
async function envelopeOf(response: Response) {
  const text = await response.text();
  try {
    const body = JSON.parse(text);
    const envelope: Envelope | undefined = typeof body?.code === 'number' ? body : undefined;
    return envelope === undefined ? undefined : { ...body, ...envelope };
  } catch {
    return undefined;
  }
}
