/** The worker: a file comes in, what it tells goes out, with the copy. It has no way to the network but what this page has, and uses none. */
import { type Examination, examine } from './examine.ts';

globalThis.addEventListener('message', ({ data }: MessageEvent<File>) => {
  void examination(data).then((told) => {
    globalThis.postMessage(told, { transfer: told.examined && told.copy ? [told.copy.buffer] : [] });
  });
});

/** A file that cannot be read, or by which a reader stumbles, has not been examined: whoever waits must be told. */
async function examination(file: File): Promise<Examination> {
  try {
    return examine(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return { examined: false };
  }
}
