import type { z } from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/** Who may call. There is no default: an endpoint that names nobody does not start. */
export type Audience = 'public' | 'staff';

/** How often one address may call, and how many bytes of body it may send. */
export type Limit = { requests: number; perSeconds: number; bodyBytes: number };

export type Endpoint<Input extends z.ZodMiniType = z.ZodMiniType, Output extends z.ZodMiniType = z.ZodMiniType> = {
  name: string;
  summary: string;
  method: 'GET' | 'POST';
  /** Below `/gw-api`. `{name}` is a path parameter; `{lang}` is the language. */
  path: string;
  audience: Audience;
  /**
   * A read's answer may be kept until something is published; a write's never is; what is issued is made for this caller
   * alone, and changes nothing.
   */
  effect: 'read' | 'write' | 'issue';
  /** The body is one file as `multipart/form-data`, not JSON. */
  takesFile?: true;
  limit: Limit;
  /** Path, query and body in one object; the body wins over the query (W3). */
  input: Input;
  /** What stands beside `code` and `msg` in the answer. */
  output: Output;
  errors: readonly ErrorCode[];
};

/** Whether a call says everything in its body: what only its sender may know, or what changes something, stands in no address. */
export function saysAllInBody({ method, effect }: Pick<Endpoint, 'method' | 'effect'>): boolean {
  return effect === 'write' || (effect === 'issue' && method === 'POST');
}

export function defineEndpoint<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return endpoint;
}

/** For public reads. Generous, since an office of a hundred people may share one address. */
export const readLimit: Limit = { requests: 1200, perSeconds: 60, bodyBytes: 16 * 1024 };
