import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { Endpoint } from 'contract/endpoint.ts';
import type { GrantedPermission } from 'contract/console/permissions.ts';
import { fieldErrorsOf } from 'contract/field-errors.ts';
import type { Locale } from 'contract/locales.ts';
import { words } from 'contract/words/words.ts';
import { z } from 'zod/mini';
import { CachedResponse, type ResponseCache } from './cached-response.ts';
import { isAnyFieldErrorCode } from './error-texts.ts';
import { resolveTexts, type Unresolved } from './fallback.ts';
import { HttpError } from './http-error.ts';

type Schema = z.ZodMiniType;
type Fields = Record<string, unknown>;

/**
 * The caller's language and IP address. `ip` is the connection's, or the one that a trusted
 * proxy reports; a rendered page has none. A read must not depend on it, because its response is
 * cached for all.
 */
export type Caller = { locale: Locale; ip?: string; signedIn?: SignedIn; session?: SessionAccess };

/** How a session's token is sent: by a browser as a cookie, by a script as a bearer token. */
export type TokenType = 'cookie' | 'bearer';

/** What an endpoint that uses the session's token knows of the request. */
export type SessionAccess = {
  /** The token that the request carries, whatever it is worth. */
  token: string | undefined;
  /** `cookie` if there is none. */
  tokenType: TokenType;
  userAgent: string;
  /** The site's origin as the browser sees it. */
  origin: string;
  setCookie: (token: string) => void;
  removeCookie: () => void;
};

/** A member of staff with a valid session. */
export type SignedIn = {
  accountId: number;
  /** The name that is shown to other members of staff. */
  name: string;
  sessionId: string;
  tokenType: TokenType;
  roles: readonly string[];
  permissions: readonly GrantedPermission[];
  /** When the code, or the password of an account without authenticator, was last entered. */
  confirmedAt: Date | undefined;
};

export type StaffCaller = Caller & { signedIn: SignedIn };

/** The gateway's own part of the context of every route. Responses of reads are cached there. */
export type GatewayContext = { responses: ResponseCache<CachedResponse> };

/** A handler names in its `Context` only what it uses. */
type Handler<Context, Input extends Schema, Output extends Schema> = (
  context: Context,
  input: z.output<Input>,
  caller: Caller,
) => Promise<Unresolved<z.output<Output>>>;

/** An endpoint with its handler. The response is JSON: `code`, `msg` and the endpoint's output. */
export type JsonRoute<Context> = {
  endpoint: Endpoint;
  respond: (context: Context & GatewayContext, input: Fields, caller: Caller) => Promise<CachedResponse>;
  /** The request limit of one IP address. Defaults to the contract's limit; the configuration may raise it. */
  requests: (context: Context) => number;
};

/** A route with a file as its body: its handler streams the request. */
export type UploadRoute<Context> = {
  endpoint: Endpoint;
  receive: (context: Context, request: IncomingMessage, input: Fields, caller: Caller) => Promise<CachedResponse>;
};

/** A file for the caller alone. */
export type Download = { content: Readable; bytes: number; fileName: string; mediaType: string };

/** A route whose response is a file. */
export type DownloadRoute<Context> = {
  endpoint: Endpoint;
  open: (context: Context, input: Fields, caller: Caller) => Promise<Download>;
};

export type Route<Context> = JsonRoute<Context> | UploadRoute<Context> | DownloadRoute<Context>;

function parseInput<Input extends Schema>(endpoint: Endpoint<Input>, raw: Fields): z.output<Input> {
  const input = z.safeParse(endpoint.input, raw, { reportInput: true });
  if (!input.success) throw new HttpError('invalidInput', fieldErrorsOf(input.error.issues, isAnyFieldErrorCode));
  return input.data;
}

/** Throws unless the caller is signed in. */
export function signedInCaller(caller: Caller): StaffCaller {
  const { signedIn } = caller;
  if (signedIn === undefined) throw new HttpError('unauthorized');
  return { ...caller, signedIn };
}

function jsonResponse(endpoint: Endpoint, output: unknown, locale: Locale): CachedResponse {
  const msg = endpoint.effect === 'write' ? words[locale].submitted : words[locale].success;
  return new CachedResponse(JSON.stringify(Object.assign({ code: 200, msg }, z.parse(endpoint.output, output))));
}

/** Connects an upload endpoint with its handler; the output is validated by the contract. */
export function serveUpload<Context, Output extends Schema>(
  endpoint: Endpoint<Schema, Output>,
  handler: (context: Context, request: IncomingMessage, caller: Caller) => Promise<z.output<Output>>,
): UploadRoute<Context> {
  return {
    endpoint,
    receive: async (context, request, _input, caller) =>
      jsonResponse(endpoint, await handler(context, request, caller), caller.locale),
  };
}

/** Connects an upload endpoint for members of staff with its handler; its input is in the URL. */
export function serveStaffUpload<Context, Input extends Schema, Output extends Schema>(
  endpoint: Endpoint<Input, Output>,
  handler: (
    context: Context,
    request: IncomingMessage,
    input: z.output<Input>,
    caller: StaffCaller,
  ) => Promise<z.output<Output>>,
): UploadRoute<Context> {
  return {
    endpoint,
    receive: async (context, request, raw, caller) =>
      jsonResponse(
        endpoint,
        await handler(context, request, parseInput(endpoint, raw), signedInCaller(caller)),
        caller.locale,
      ),
  };
}

/** Connects an endpoint that sends a file to members of staff with its handler. */
export function serveStaffDownload<Context, Input extends Schema>(
  endpoint: Endpoint<Input>,
  handler: (context: Context, input: z.output<Input>, caller: StaffCaller) => Promise<Download>,
): DownloadRoute<Context> {
  return {
    endpoint,
    open: (context, raw, caller) => handler(context, parseInput(endpoint, raw), signedInCaller(caller)),
  };
}

/** Connects an endpoint that sends a file to everybody with its handler. */
export function serveDownload<Context, Input extends Schema>(
  endpoint: Endpoint<Input>,
  handler: (context: Context, input: z.output<Input>, caller: Caller) => Promise<Download>,
): DownloadRoute<Context> {
  return { endpoint, open: (context, raw, caller) => handler(context, parseInput(endpoint, raw), caller) };
}

/**
 * Connects an endpoint with its handler. The contract validates input and output: invalid fields
 * are rejected, and fields that it does not name are never sent.
 */
export function serve<Context, Input extends Schema, Output extends Schema>(
  endpoint: Endpoint<Input, Output>,
  handler: Handler<Context, Input, Output>,
  requests: JsonRoute<Context>['requests'] = () => endpoint.limit.requests,
): JsonRoute<Context> {
  async function respond(context: Context & GatewayContext, raw: Fields, caller: Caller): Promise<CachedResponse> {
    const { locale } = caller;
    const input = parseInput(endpoint, raw);
    const build = async () => {
      const { value, fallback } = resolveTexts(await handler(context, input, caller), locale);
      const fields = typeof value === 'object' ? value : {};
      return jsonResponse(endpoint, fallback.length > 0 ? { ...fields, fallback } : fields, locale);
    };
    if (!endpoint.isCached) return build();
    return context.responses.get(`${endpoint.name} ${locale} ${JSON.stringify(input)}`, build);
  }
  return { endpoint, respond, requests };
}

/** Connects an endpoint for members of staff with its handler, which gets the caller. */
export function serveStaff<Context, Input extends Schema, Output extends Schema>(
  endpoint: Endpoint<Input, Output>,
  handler: (context: Context, input: z.output<Input>, caller: StaffCaller) => Promise<Unresolved<z.output<Output>>>,
): JsonRoute<Context> {
  return serve(endpoint, async (context: Context, input: z.output<Input>, caller: Caller) => {
    return handler(context, input, signedInCaller(caller));
  });
}

/** Connects an endpoint that uses the session's token with its handler. */
export function serveSession<Context, Input extends Schema, Output extends Schema>(
  endpoint: Endpoint<Input, Output>,
  handler: (
    context: Context,
    input: z.output<Input>,
    caller: Caller & { session: SessionAccess },
  ) => Promise<Unresolved<z.output<Output>>>,
): JsonRoute<Context> {
  return serve(endpoint, async (context: Context, input: z.output<Input>, caller: Caller) => {
    const { session } = caller;
    if (session === undefined) throw new Error(`${endpoint.name} does not say that it uses the session’s token`);
    return handler(context, input, { ...caller, session });
  });
}
