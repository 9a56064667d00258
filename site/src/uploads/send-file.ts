import type { Locale } from 'contract/locales.ts';
import { type UploadedFile, uploadFile } from 'contract/uploads.ts';
import { CallError, longestWait, parseResponse } from '../gateway/call.ts';

type Sending = {
  locale: Locale;
  signal: AbortSignal;
  /** The share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
};

/**
 * Uploads one file with `uploadFile`. Throws a `CallError`, with `noResponse: 'timeout'` after 20 seconds without
 * progress, or the signal's reason when it aborts.
 */
export async function sendFile(file: File, { locale, signal, onProgress }: Sending): Promise<UploadedFile> {
  const url = `/gw-api${uploadFile.path.replace('{lang}', locale)}`;
  const body = new FormData();
  body.append('filedName', file);
  const { status, text } = await sendRequest(url, body, signal, onProgress);
  return parseResponse(uploadFile, text, status).data;
}

/** `fetch` reports no upload progress, so this uses XMLHttpRequest. */
function sendRequest(url: string, body: FormData, signal: AbortSignal, onProgress: (share: number) => void) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (noResponse: 'timeout' | 'network') =>
      reject(new CallError(uploadFile.name, { code: 0, status: 0, msg: '', noResponse }));
    const watch = watchStall(() => {
      fail('timeout');
      request.abort();
    });
    const abort = () => {
      reject(signal.reason);
      request.abort();
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      watch.moved();
      onProgress(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
    request.addEventListener('error', () => fail('network'));
    request.addEventListener('loadend', () => {
      watch.end();
      signal.removeEventListener('abort', abort);
    });
    signal.addEventListener('abort', abort);
    request.open('POST', url);
    request.send(body);
  });
}

function watchStall(onStall: () => void) {
  let timer = setTimeout(onStall, longestWait);
  return {
    moved: () => {
      clearTimeout(timer);
      timer = setTimeout(onStall, longestWait);
    },
    end: () => clearTimeout(timer),
  };
}
