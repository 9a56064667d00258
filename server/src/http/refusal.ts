import type { ErrorCode, FieldError } from 'contract/errors.ts';

/** A call that is answered with an error of the contract. Throw it anywhere below a route. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldError[];
  constructor(code: ErrorCode, fields: FieldError[] = []) {
    super(code);
    this.code = code;
    this.fields = fields;
  }
}
