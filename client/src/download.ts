import { maxWait } from './call.ts';
import { type CallFailure, type CallResult, failureIn, noResponse, parseJson } from './failure.ts';

export type DownloadedFile = { blob: Blob; name: string };

type Options = {
  signal?: AbortSignal;
  /** In milliseconds, until the response begins. */
  timeout?: number;
};

/** Fetches a file by GET: a picture, an export, a zip. */
export function downloadFile(url: string, options: Options = {}): Promise<CallResult<DownloadedFile>> {
  return download(url, { method: 'GET' }, options);
}

/** Fetches a zip. Whatever else arrives, such as an error or a page of a proxy, is a failure. */
export async function downloadZip(url: string, options: Options = {}): Promise<CallResult<DownloadedFile>> {
  const result = await downloadFile(url, options);
  if (!result.ok || (await isZip(result.value.blob))) return result;
  return { ok: false, failure: { reason: 'http', status: 200, message: '', fields: [] } };
}

/** Fetches a file by a POST with form-encoded fields. What has no name, such as a page of a proxy, is a failure. */
export function downloadByForm(
  url: string,
  fields: Record<string, string>,
  options: Options = {},
): Promise<CallResult<DownloadedFile>> {
  return download(url, { method: 'POST', body: new URLSearchParams(fields) }, options);
}

async function download(
  url: string,
  init: RequestInit,
  { signal, timeout = maxWait }: Options,
): Promise<CallResult<DownloadedFile>> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), timeout);
  const fail = (failure: CallFailure) => ({ ok: false, failure }) as const;
  try {
    const all = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
    const response = await fetch(url, { ...init, credentials: 'same-origin', signal: all });
    // The file itself may take as long as it needs.
    clearTimeout(timer);
    const { headers, status } = response;
    const isJson = /^application\/json\b/.test(headers.get('content-type') ?? '');
    const name = fileName(headers);
    // An error arrives as JSON in place of the file. A JSON file has a name, and so has whatever a form asks for.
    if (!response.ok || (name === undefined && (isJson || init.method === 'POST'))) {
      const failure = failureIn(parseJson(await response.text()), status, headers.get('retry-after'));
      return fail(failure ?? { reason: 'http', status, message: '', fields: [] });
    }
    return { ok: true, value: { blob: await response.blob(), name: name ?? lastSegment(url) } };
  } catch {
    return fail(noResponse(signal?.aborted ? 'aborted' : stop.signal.aborted ? 'timeout' : 'network'));
  } finally {
    clearTimeout(timer);
  }
}

/** The percent-encoded name that the server gives (W13). */
function fileName(headers: Headers): string | undefined {
  const encoded = headers.get('download-filename');
  if (encoded === null) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

function lastSegment(url: string): string {
  return url.split('?')[0]?.split('/').at(-1) ?? '';
}

async function isZip(blob: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await blob.slice(0, 4).arrayBuffer());
  const first = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  // A file, or an empty archive.
  return first === '504b0304' || first === '504b0506';
}
