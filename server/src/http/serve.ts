import type { IncomingMessage } from 'node:http';
import type { Endpoint } from 'contract/endpoint.ts';
import { fieldErrorsOf } from 'contract/field-errors.ts';
import type { Locale } from 'contract/locales.ts';
import { words } from 'contract/words/words.ts';
import { z } from 'zod/mini';
import type { Context } from '../context.ts';
import { resolveTexts, type Unresolved } from './fallback.ts';
import { KeptAnswer } from './kept-answers.ts';
import { Refusal } from './refusal.ts';

type Schema = z.ZodMiniType;
type Fields = Record<string, unknown>;

/**
 * Who calls: the language, and the address that limits count by, which is the connection's or what the configured proxy says
 * (none for a page that is being rendered). A read must not depend on the address: its answer is kept for all.
 */
export type Caller = { locale: Locale; address?: string };

export type Handler<Input extends Schema, Output extends Schema> = (
  context: Context,
  input: z.output<Input>,
  caller: Caller,
) => Promise<Unresolved<z.output<Output>>>;

/** An endpoint with what answers it: the whole envelope, `code` and `msg`, and beside them what the endpoint's output names. */
export type JsonRoute = {
  endpoint: Endpoint;
  answer: (context: Context, input: Fields, caller: Caller) => Promise<KeptAnswer>;
  /** How many requests one address may make, where the installation decides it and not the contract alone. */
  requests: (context: Context) => number;
};

/** One whose body is a file: its handler reads the request as it comes. */
export type FileRoute = {
  endpoint: Endpoint;
  receive: (context: Context, request: IncomingMessage, caller: Caller) => Promise<KeptAnswer>;
};

export type Route = JsonRoute | FileRoute;

function envelope(endpoint: Endpoint, output: unknown, locale: Locale): KeptAnswer {
  const msg = endpoint.effect === 'write' ? words[locale].submitted : words[locale].success;
  return new KeptAnswer(JSON.stringify(Object.assign({ code: 200, msg }, z.parse(endpoint.output, output))));
}

/** Joins an endpoint that takes a file with its handler; the output passes through the contract. */
export function serveFile<Output extends Schema>(
  endpoint: Endpoint<Schema, Output>,
  handler: (context: Context, request: IncomingMessage, caller: Caller) => Promise<z.output<Output>>,
): FileRoute {
  return {
    endpoint,
    receive: async (context, request, caller) =>
      envelope(endpoint, await handler(context, request, caller), caller.locale),
  };
}

/**
 * Joins an endpoint with its handler: input and output both pass through the contract, so a wrong input is
 * refused by field and a field that the contract does not name never leaves the house.
 */
export function serve<Input extends Schema, Output extends Schema>(
  endpoint: Endpoint<Input, Output>,
  handler: Handler<Input, Output>,
  requests: JsonRoute['requests'] = () => endpoint.limit.requests,
): JsonRoute {
  async function answer(context: Context, raw: Fields, caller: Caller): Promise<KeptAnswer> {
    const { locale } = caller;
    const input = z.safeParse(endpoint.input, raw, { reportInput: true });
    if (!input.success) throw new Refusal('invalidInput', fieldErrorsOf(input.error.issues));
    const make = async () => {
      const { value, fallback } = resolveTexts(await handler(context, input.data, caller), locale);
      const fields = typeof value === 'object' ? value : {};
      return envelope(endpoint, fallback.length > 0 ? { ...fields, fallback } : fields, locale);
    };
    if (endpoint.effect !== 'read') return make();
    return context.answers.get(`${endpoint.name} ${locale} ${JSON.stringify(input.data)}`, make);
  }
  return { endpoint, answer, requests };
}
