import { Refusal } from '../http/refusal.ts';

/** A derivation takes 64 MiB and all of a core for about a tenth of a second. */
const atOnce = 2;
/** Whoever waits longer than these in front of it may as well come again. */
const mostWaiting = { report: 60, submission: 60, receipt: 6 };
const comeAgainSeconds = 5;

export type DerivedFor = keyof typeof mostWaiting;

/**
 * Lets costly derivations run, two at a time whoever asks. Each kind waits in a line of its own, reports first: nobody keeps
 * a report away by a flood of messages, or a submission by trying receipts. Throws the refusal when too many wait.
 */
export type Derivations = <Result>(forWhat: DerivedFor, derive: () => Promise<Result>) => Promise<Result>;

export function createDerivations(): Derivations {
  let running = 0;
  const line = () => new Array<() => void>();
  const waiting = { report: line(), submission: line(), receipt: line() };
  const release = () => {
    const next = waiting.report.shift() ?? waiting.submission.shift() ?? waiting.receipt.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  return async (forWhat, derive) => {
    if (running < atOnce) running += 1;
    else {
      const before = waiting[forWhat];
      if (before.length >= mostWaiting[forWhat]) throw new Refusal('tooManyRequests', [], comeAgainSeconds);
      await new Promise<void>((resolve) => {
        before.push(resolve);
      });
    }
    try {
      return await derive();
    } finally {
      release();
    }
  };
}
