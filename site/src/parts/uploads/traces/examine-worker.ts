/** The worker: a file comes in, what it tells goes out, with the copy. It has no way to the network but what this page has, and uses none. */
import { examine } from './examine.ts';

globalThis.addEventListener('message', ({ data }: MessageEvent<File>) => {
  void data
    .arrayBuffer()
    .then((content) => examine(new Uint8Array(content)))
    .then((examination) => {
      const transfer = examination.examined && examination.copy ? [examination.copy.buffer] : [];
      globalThis.postMessage(examination, { transfer });
    });
});
