import { setTimeout } from 'node:timers/promises';

export type Loop = {
  /** Resolves when the work that is running has ended. */
  stop: () => Promise<void>;
};

/**
 * Does some work again and again until it is stopped. The work handles its failures itself, and returns how many
 * milliseconds to wait.
 */
export function startLoop(work: (signal: AbortSignal) => Promise<number>): Loop {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function loop(): Promise<void> {
    while (!signal.aborted) {
      const pause = await work(signal);
      await setTimeout(pause, undefined, { signal }).catch(() => undefined);
    }
  }

  const running = loop();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
