import type { z } from 'zod/mini';
import type { StaffErrorCode } from './console/errors.ts';
import type { Permission } from './console/permissions.ts';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call an endpoint: everybody, every member of staff who is signed in, or those with one or
 * all of the permissions. There is no default: the server does not start if an endpoint names no
 * audience or an empty list.
 */
export type Audience = 'public' | 'signedIn' | { any: readonly Permission[] } | { all: readonly Permission[] };

/** The rate limit of one IP address, and the maximum size of a body. */
export type Limit = { requests: number; perSeconds: number; bodyBytes: number };

export type Endpoint<Input extends z.ZodMiniType = z.ZodMiniType, Output extends z.ZodMiniType = z.ZodMiniType> = {
  name: string;
  summary: string;
  method: 'GET' | 'POST';
  /**
   * The path below `/gw-api`. `{name}` is a path parameter, `{lang}` the language. Without `{lang}`
   * the language is the one that the browser prefers.
   */
  path: string;
  audience: Audience;
  /**
   * It reads the token of a session before that is complete, or sets or removes it. A browser may call
   * it from the site's own pages only.
   */
  usesSessionToken?: true;
  /** A `write` changes what its caller asks to change. A `read` may record that it was read. */
  effect: 'read' | 'write';
  /**
   * Responses are the same for everybody and are cached until content changes. Their input may be in
   * the URL as well.
   */
  isCached?: true;
  /** The body is one file as `multipart/form-data` instead of JSON. */
  isUpload?: true;
  /** The response is a file instead of JSON. A POST then takes a form-encoded body as well. */
  isDownload?: true;
  limit: Limit;
  /** Path, query and body in one object; the body takes precedence over the query (W3). */
  input: Input;
  /** The response's fields beside `code` and `msg`. */
  output: Output;
  errors: readonly (ErrorCode | StaffErrorCode)[];
};

/** Whether all input must be in the body. Writes and private input must not be in a URL. */
export function readsBodyOnly({ method, effect, isCached }: Pick<Endpoint, 'method' | 'effect' | 'isCached'>): boolean {
  return effect === 'write' || (method === 'POST' && !isCached);
}

export function defineEndpoint<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return endpoint;
}

/** Limit of public reads. It is generous because an office of a hundred people may share one IP address. */
export const readLimit: Limit = { requests: 1200, perSeconds: 60, bodyBytes: 16 * 1024 };
