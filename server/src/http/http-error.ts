import type { AnyErrorCode, AnyFieldError } from './error-texts.ts';

/** An error of the contract. Throw it anywhere below a route. */
export class HttpError extends Error {
  readonly code: AnyErrorCode;
  readonly fields: AnyFieldError[];
  /** Seconds until the same request may succeed. */
  readonly retryAfter: number | undefined;
  /** Further fields of the response, for members of staff. */
  readonly details: Readonly<Record<string, unknown>>;
  constructor(
    code: AnyErrorCode,
    fields: AnyFieldError[] = [],
    retryAfter?: number,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.details = details;
  }
}
