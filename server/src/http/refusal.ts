import type { ErrorCode, FieldError } from 'contract/errors.ts';

/** A call that is answered with an error of the contract. Throw it anywhere below a route. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldError[];
  /** Seconds after which the same call may succeed. */
  readonly retryAfter: number | undefined;
  constructor(code: ErrorCode, fields: FieldError[] = [], retryAfter?: number) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}
