import type { Endpoint } from 'contract/endpoint.ts';
import type { Locale } from 'contract/locales.ts';
import type { z } from 'zod/mini';
import { longestWait } from './call.ts';
import { type CallFailure, type CallResult, failureIn, noResponse, parseJson } from './failure.ts';
import { requestFor } from './request.ts';

export type UploadOptions = {
  locale: Locale;
  /** The parameters of the endpoint's path. */
  input?: Readonly<Record<string, string>>;
  /** The form field of the file. */
  field?: string;
  /** Told how much has left this computer, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** Milliseconds without progress after which the upload fails. */
  stall?: number;
};

/** Sends one file to an endpoint that takes one. Slow is allowed; standing still is not (W15). */
export function uploadFile<Output extends z.ZodMiniType>(
  endpoint: Endpoint<z.ZodMiniType, Output>,
  file: File,
  options: UploadOptions,
): Promise<CallResult<z.infer<Output>>>;
export function uploadFile(endpoint: Endpoint, file: File, options: UploadOptions): Promise<CallResult<unknown>> {
  const { locale, input = {}, field = 'file', onProgress, signal, stall = longestWait } = options;
  const { path } = endpoint;
  const { url } = requestFor({ method: 'POST', path }, locale, input);
  return new Promise((resolve) => {
    // `fetch` cannot tell how much of a body has been sent.
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waitForProgress = () => {
      clearTimeout(timer);
      timer = setTimeout(() => end({ ok: false, failure: noResponse('timeout') }), stall);
    };
    const abort = () => end({ ok: false, failure: noResponse('aborted') });
    function end(result: { ok: true; value: unknown } | { ok: false; failure: CallFailure }): void {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      resolve(result);
      request.abort();
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      waitForProgress();
      onProgress?.(total === 0 ? 0 : loaded / total);
    });
    request.addEventListener('progress', waitForProgress);
    request.addEventListener('error', () => end({ ok: false, failure: noResponse('network') }));
    request.addEventListener('load', () => {
      const parsed = parseJson(request.responseText);
      const failure = failureIn(parsed, request.status, request.getResponseHeader('retry-after'));
      end(failure === undefined ? { ok: true, value: parsed } : { ok: false, failure });
    });
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) return abort();
    const form = new FormData();
    form.append(field, file);
    request.open('POST', url);
    waitForProgress();
    request.send(form);
  });
}

const megabyte = 1024 * 1024;

/** Whether a file is larger than a limit, which counts in full megabytes. */
export function isTooLarge(file: { size: number }, megabytes: number): boolean {
  return file.size > megabytes * megabyte;
}
