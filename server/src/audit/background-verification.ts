import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type RunOptions, runVerification } from './run-verification.ts';

export type BackgroundVerification = {
  /** Resolves when a verification has started, or another one runs already. */
  start: (onEnd: NonNullable<RunOptions['onEnd']>) => Promise<void>;
  /** Ends the one that runs. */
  stop: () => Promise<void>;
};

/** Verifications that go on after the response to whoever has started them: a long log takes minutes. */
export function createBackgroundVerification(maintenance: Kysely<Tables>): BackgroundVerification {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = new Set<Promise<void>>();
  return {
    start: (onEnd) =>
      new Promise((resolve, reject) => {
        const run = runVerification(maintenance, { onStart: resolve, onEnd, signal })
          .then(resolve, (error: Error) => {
            console.error('The audit log could not be verified:', error.message);
            // Without effect once it has started.
            reject(error);
          })
          .finally(() => running.delete(run));
        running.add(run);
      }),
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
