import type { Endpoint } from 'contract/endpoint.ts';
import type { Locale } from 'contract/locales.ts';
import type { z } from 'zod/mini';
import { type ApiResponse, maxWait, resultIn } from './call.ts';
import { type CallResult, noResponse } from './failure.ts';
import { requestFor } from './request.ts';

export type UploadOptions = {
  locale: Locale;
  /** The parameters of the endpoint's path. */
  input?: Readonly<Record<string, string>>;
  /** The form field of the file. */
  field?: string;
  /** Gets the share of the file that was sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** Milliseconds without progress after which the upload fails. */
  stall?: number;
};

/** Sends one file to an endpoint that takes one. Slow is allowed; standing still is not (W15). */
export function uploadFile<Output extends z.ZodMiniType>(
  endpoint: Endpoint<z.ZodMiniType, Output>,
  file: File,
  { locale, input = {}, field = 'file', onProgress, signal, stall = maxWait }: UploadOptions,
): Promise<CallResult<ApiResponse<Endpoint<z.ZodMiniType, Output>>>> {
  const { url } = requestFor({ method: 'POST', path: endpoint.path }, locale, input);
  return new Promise((resolve) => {
    // `fetch` cannot tell how much of a body has been sent.
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waitForProgress = () => {
      clearTimeout(timer);
      timer = setTimeout(() => fail('timeout'), stall);
    };
    const fail = (reason: 'network' | 'timeout' | 'aborted') => end({ ok: false, failure: noResponse(reason) });
    const abort = () => fail('aborted');
    function end(result: Awaited<ReturnType<typeof uploadFile<Output>>>): void {
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
    request.addEventListener('error', () => fail('network'));
    request.addEventListener('load', () => {
      const { responseText, status } = request;
      end(resultIn(endpoint, responseText, status, request.getResponseHeader('retry-after')));
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
