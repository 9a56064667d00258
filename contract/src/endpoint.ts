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
   * It reads the session before it is complete, or sets or removes it. A browser may call it from the
   * site's own pages only.
   */
  startsSession?: true;
  /**
   * Responses to a public read are cached until content changes. A `write` changes state. An
   * `issue` creates a response for this caller alone and changes nothing.
   */
  effect: 'read' | 'write' | 'issue';
  /** The body is one file as `multipart/form-data` instead of JSON. */
  takesFile?: true;
  /** The response is a file instead of JSON. A POST then takes a form-encoded body as well. */
  givesFile?: true;
  limit: Limit;
  /** Path, query and body in one object; the body takes precedence over the query (W3). */
  input: Input;
  /** The response's fields beside `code` and `msg`. */
  output: Output;
  errors: readonly (ErrorCode | StaffErrorCode)[];
};

/** Whether all input must be in the body. Writes and private input must not be in a URL. */
export function readsBodyOnly({ method, effect }: Pick<Endpoint, 'method' | 'effect'>): boolean {
  return effect === 'write' || (effect === 'issue' && method === 'POST');
}

export function defineEndpoint<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return endpoint;
}

/** Limit of public reads. It is generous because an office of a hundred people may share one IP address. */
export const readLimit: Limit = { requests: 1200, perSeconds: 60, bodyBytes: 16 * 1024 };
