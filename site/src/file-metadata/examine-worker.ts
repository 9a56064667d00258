/** Receives a file and returns its examination with the sanitized copy. It makes no network requests. */
import { type Examination, examine } from './examine.ts';

globalThis.addEventListener('message', ({ data }: MessageEvent<File>) => {
  void examination(data).then((result) => {
    globalThis.postMessage(result, { transfer: result.examined && result.copy ? [result.copy.buffer] : [] });
  });
});

/** A file that cannot be read or parsed counts as not examined: the page must always get a result. */
async function examination(file: File): Promise<Examination> {
  try {
    return examine(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return { examined: false };
  }
}
