import PQueue from 'p-queue';
import { HttpError } from '../../http/http-error.ts';

/** A derivation needs 64 MiB and a whole core for about a tenth of a second. */
const maxRunning = 2;
/** Beyond `maxQueued` a request is rejected instead of queued. */
const purposes = {
  report: { priority: 2, maxQueued: 60 },
  receipt: { priority: 1, maxQueued: 6 },
  unsolvedReceipt: { priority: 0, maxQueued: 6 },
};
const retryAfterSeconds = 5;

export type DerivationPurpose = keyof typeof purposes;

/**
 * Runs expensive key derivations, at most two at a time. Each purpose has its own limit, and
 * reports come first: nobody can block reports by guessing receipts, or receipts with a proof of
 * work by requests without one. Throws a 429 if too many wait.
 */
export type KeyDerivationQueue = <Result>(purpose: DerivationPurpose, derive: () => Promise<Result>) => Promise<Result>;

export function createKeyDerivationQueue(): KeyDerivationQueue {
  const queue = new PQueue({ concurrency: maxRunning });
  return async (purpose, derive) => {
    const { priority, maxQueued } = purposes[purpose];
    if (queue.sizeBy({ priority }) >= maxQueued) throw new HttpError('tooManyRequests', [], retryAfterSeconds);
    return queue.add(derive, { priority });
  };
}
