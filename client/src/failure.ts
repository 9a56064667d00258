/** An invalid field, with the gateway's message in the caller's language. */
export type FailedField = { field: string; code: string; message: string };

/**
 * Why a call has no result.
 * - `rejected`: the gateway responded with an error
 * - `http`: something else responded, such as a proxy, or the response is not readable
 * - `network` and `timeout`: nobody responded
 * - `aborted`: the caller gave up
 */
export type CallFailure = {
  reason: 'rejected' | 'http' | 'network' | 'timeout' | 'aborted';
  /** The envelope's code or the HTTP status; 0 without a response. */
  status: number;
  /** The gateway's name for the error. */
  error?: string;
  /** The gateway's message; empty without one. */
  message: string;
  fields: readonly FailedField[];
  /** Seconds after which the same call may succeed. */
  retryAfter?: number;
  /** Identifies an unexpected error for the operators. */
  requestId?: string;
  /** The whole response, which may say more about some errors. */
  response?: unknown;
};

export type CallResult<Value> = { ok: true; value: Value } | { ok: false; failure: CallFailure };

/** The failure of a call without a response. */
export function noResponse(reason: 'network' | 'timeout' | 'aborted'): CallFailure {
  return { reason, status: 0, message: '', fields: [] };
}

/** The failure that a response states; undefined if it is a success. The envelope's code counts before the status. */
export function failureIn(body: unknown, status: number, retryAfterHeader: string | null): CallFailure | undefined {
  const retryAfter = secondsIn(retryAfterHeader);
  if (!isRecord(body) || typeof body['code'] !== 'number')
    return { reason: 'http', status, message: '', fields: [], ...(retryAfter !== undefined && { retryAfter }) };
  const { code, msg, error, errors, requestId } = body;
  if (code === 200) return undefined;
  return {
    reason: 'rejected',
    status: code,
    message: typeof msg === 'string' ? msg : '',
    fields: Array.isArray(errors) ? errors.filter(isFailedField) : [],
    response: body,
    ...(typeof error === 'string' && { error }),
    ...(typeof requestId === 'string' && { requestId }),
    ...(typeof body['retryAfter'] === 'number'
      ? { retryAfter: body['retryAfter'] }
      : retryAfter !== undefined && { retryAfter }),
  };
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isFailedField(value: unknown): value is FailedField {
  if (!isRecord(value)) return false;
  return [value['field'], value['code'], value['message']].every((part) => typeof part === 'string');
}

/** A date in the header is ignored: this computer's clock may be wrong. */
function secondsIn(header: string | null): number | undefined {
  return header !== null && /^\d+$/.test(header) ? Number(header) : undefined;
}
