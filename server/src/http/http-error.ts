import type { ErrorCode, FieldError } from 'contract/errors.ts';

/** An error of the contract. Throw it anywhere below a route. */
export class HttpError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldError[];
  /** Seconds until the same request may succeed. */
  readonly retryAfter: number | undefined;
  constructor(code: ErrorCode, fields: FieldError[] = [], retryAfter?: number) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}
