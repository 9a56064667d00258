/** Receives a challenge and returns its number, or undefined when there is none. */
import type { Challenge } from 'contract/submissions/challenge.ts';
import { findNumber } from './find-number.ts';

globalThis.addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  globalThis.postMessage(findNumber(data.challenge, data.salt, data.maxnumber), {});
});
