import { Refusal } from '../http/refusal.ts';

/** A derivation takes 64 MiB and all of a core for about a tenth of a second. */
const atOnce = 2;
/** Whoever waits longer than these in front of it may as well come again. */
const mostWaiting = { submission: 60, receipt: 6 };
const comeAgainSeconds = 5;

/**
 * Lets costly derivations run, two at a time whoever asks. What is being submitted goes before receipts that are tried, so
 * that nobody keeps others from submitting by trying receipts. Throws the refusal when too many wait.
 */
export type Derivations = <Result>(forWhat: keyof typeof mostWaiting, derive: () => Promise<Result>) => Promise<Result>;

export function createDerivations(): Derivations {
  let running = 0;
  const waiting = { submission: new Array<() => void>(), receipt: new Array<() => void>() };
  const release = () => {
    const next = waiting.submission.shift() ?? waiting.receipt.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  return async (forWhat, derive) => {
    if (running < atOnce) running += 1;
    else {
      const line = waiting[forWhat];
      if (line.length >= mostWaiting[forWhat]) throw new Refusal('tooManyRequests', [], comeAgainSeconds);
      await new Promise<void>((resolve) => {
        line.push(resolve);
      });
    }
    try {
      return await derive();
    } finally {
      release();
    }
  };
}
