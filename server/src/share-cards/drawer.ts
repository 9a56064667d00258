import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Refusal } from '../http/refusal.ts';
import type { ShareCard } from './card.ts';

export type Order = { card: ShareCard; picture: string | undefined };
export type Drawing = { jpeg: Uint8Array } | { failure: string };

export type Drawer = {
  /** The card's JPEG. Refuses as `unavailable` while too many wait. */
  draw: (order: Order) => Promise<Uint8Array>;
  close: () => void;
};

const mostWaiting = 24;
const longestMilliseconds = 30_000;
const idleMilliseconds = 15_000;

/** Draws one card at a time in a process of its own, which starts when it is needed and ends when nobody asks any more. */
export function createDrawer(): Drawer {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  function stop(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  }

  async function drawNow(order: Order): Promise<Uint8Array> {
    clearTimeout(idle);
    child ??= start();
    const limit = AbortSignal.timeout(longestMilliseconds);
    try {
      const answer = answerOf(child, limit);
      child.send(order);
      const drawing = await answer;
      if ('failure' in drawing) throw new Error(`the share card was not drawn: ${drawing.failure}`);
      return drawing.jpeg;
    } catch (error) {
      stop();
      throw error;
    } finally {
      idle = setTimeout(stop, idleMilliseconds).unref();
    }
  }

  return {
    draw: async (order) => {
      if (waiting >= mostWaiting) throw new Refusal('unavailable');
      waiting += 1;
      const turn = last.then(() => drawNow(order));
      last = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        waiting -= 1;
      }
    },
    close: stop,
  };
}

function start(): ChildProcess {
  const child = fork(path.join(import.meta.dirname, 'drawing-process.ts'), [], {
    execArgv: ['--max-old-space-size=192'],
    serialization: 'advanced',
    // Nothing of the server's settings is needed there.
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // A pipe that breaks is told by the end of the process.
  child.on('error', () => undefined);
  child.unref();
  return child;
}

/** What the process sends next, or why it sent nothing. */
async function answerOf(child: ChildProcess, limit: AbortSignal): Promise<Drawing> {
  const settled = new AbortController();
  const signal = AbortSignal.any([limit, settled.signal]);
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([drawing]: Drawing[]) => drawing ?? { failure: 'nothing was sent' }),
      once(child, 'exit', { signal }).then((): Drawing => ({ failure: 'the process ended' })),
    ]);
  } finally {
    settled.abort();
  }
}
