import { setTimeout as sleep } from 'node:timers/promises';
import { HttpError } from '../../http/http-error.ts';

/** Resolves after the delay. Throws a 429 if too many requests wait, in total or from one network. */
export type Throttle = (network: string) => Promise<void>;

/** Each waiting request holds a connection. */
const maxDelayed = 20;
/** One network with many IP addresses must not occupy all slots. */
const maxOfNetwork = 3;

/** Delays requests without a proof of work. */
export function createThrottle(milliseconds: number): Throttle {
  /** The networks of the waiting requests. */
  const delayed: string[] = [];
  return async (network) => {
    const fromNetwork = delayed.filter((other) => other === network).length;
    if (delayed.length >= maxDelayed || fromNetwork >= maxOfNetwork)
      throw new HttpError('tooManyRequests', [], Math.max(1, Math.ceil(milliseconds / 1000)));
    delayed.push(network);
    await sleep(milliseconds);
    delayed.splice(delayed.indexOf(network), 1);
  };
}
