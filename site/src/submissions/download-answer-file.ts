import { downloadAnswerFile } from 'contract/conversation.ts';
import type { Locale } from 'contract/locales.ts';
import { CallError, longestWait, parseResponse, requestFor } from '../gateway/call.ts';

type Place = { receipt: string; entry: number; file: number };

/** Fetches a file and lets the browser save it. Throws a `CallError`. The file itself may take as long as it needs. */
export async function fetchAnswerFile(locale: Locale, place: Place): Promise<void> {
  const { url, body = null } = requestFor(downloadAnswerFile, locale, place);
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), longestWait);
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body, signal: stop.signal });
    clearTimeout(timer);
    const name = response.headers.get('download-filename');
    if (name === null) rejectFailure(await response.text(), response.status);
    else save(await response.blob(), decodeURIComponent(name));
  } catch (reason) {
    if (reason instanceof CallError) throw reason;
    const noResponse = stop.signal.aborted ? 'timeout' : 'network';
    throw new CallError(downloadAnswerFile.name, { code: 0, status: 0, msg: '', noResponse });
  } finally {
    clearTimeout(timer);
  }
}

/** A failure is JSON. Whatever else has no name, such as a page of a proxy, is one too. */
function rejectFailure(text: string, status: number): never {
  parseResponse(downloadAnswerFile, text, status);
  throw new CallError(downloadAnswerFile.name, { code: 0, status, msg: '' });
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // A browser may read the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
