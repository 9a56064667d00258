/** An invalid field, with the gateway's message in the caller's language. `longest` is as in `FieldError`. */
export type FailedField = { field: string; code: string; message: string; longest?: number };

/**
 * Why a call has no result.
 * - `rejected`: the gateway responded with an error
 * - `http`: something else responded, such as a proxy, or the response is not readable
 * - `network` and `timeout`: nobody responded
 * - `aborted`: the caller gave up
 * - `script`: the code that shows the response did not load
 */
export type CallFailure = {
  reason: 'rejected' | 'http' | 'network' | 'timeout' | 'aborted' | 'script';
  /** The code of the response's body or the HTTP status; 0 without a response. */
  status: number;
  /** The gateway's name for the error. */
  error?: string | undefined;
  /** The gateway's message; empty without one. */
  message: string;
  fields: readonly FailedField[];
  /** Seconds after which the same call may succeed. */
  retryAfter?: number | undefined;
  /** Identifies an unexpected error for the operators. */
  requestId?: string | undefined;
  /** The whole response, which may say more about some errors. */
  response?: unknown;
};

export type CallResult<Value> = { ok: true; value: Value } | { ok: false; failure: CallFailure };

/** The failure of a call without a response. */
export function noResponse(reason: 'network' | 'timeout' | 'aborted' | 'script'): CallFailure {
  return { reason, status: 0, message: '', fields: [] };
}

/** What the gateway sends with an error. */
type ErrorBody = {
  code: number;
  msg?: string | null;
  error?: string;
  errors?: FailedField[] | null;
  retryAfter?: number;
  requestId?: string;
};

/** The failure that a response states; undefined if it is a success. The code of its body counts before the status. */
export function failureIn(body: unknown, status: number, retryAfterHeader: string | null): CallFailure | undefined {
  const seconds = secondsIn(retryAfterHeader);
  if (!isErrorBody(body)) return { reason: 'http', status, message: '', fields: [], retryAfter: seconds };
  const { code, msg, error, errors, requestId, retryAfter = seconds } = body;
  if (code === 200) return undefined;
  return {
    reason: 'rejected',
    status: code,
    error,
    message: msg ?? '',
    fields: errors ?? [],
    retryAfter,
    requestId,
    response: body,
  };
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What has a code comes from the gateway, which sends the rest as its contract says, or from a firewall before it. */
function isErrorBody(body: unknown): body is ErrorBody {
  return body instanceof Object && 'code' in body && typeof body.code === 'number';
}

/** A date in the header is ignored: this computer's clock may be wrong. */
function secondsIn(header: string | null): number | undefined {
  return header !== null && /^[1-9]\d*$/.test(header) ? Number(header) : undefined;
}
