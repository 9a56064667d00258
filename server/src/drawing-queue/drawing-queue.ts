import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import PQueue from 'p-queue';
import { projectFolder } from '../config/project-folder.ts';
import { HttpError } from '../http/http-error.ts';

export type DrawingResult = { file: Uint8Array } | { failure: string };

export type DrawingQueue<Task> = {
  /** Draws a file. Throws `unavailable` if too many drawings wait. */
  draw: (task: Task) => Promise<Uint8Array>;
  close: () => void;
};

/** Waiting drawings and the running one. */
const maxUnfinished = 24;
const timeoutMilliseconds = 30_000;
const idleMilliseconds = 15_000;

/**
 * Draws one file at a time in a child process, which starts on demand and ends when idle. `script` is relative to the
 * project, `what` names the files in an error.
 */
export function createDrawingQueue<Task extends object>(script: string, what: string): DrawingQueue<Task> {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  const queue = new PQueue({ concurrency: 1 });

  function stop(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  }

  async function drawNow(task: Task): Promise<Uint8Array> {
    clearTimeout(idle);
    child ??= start(script);
    const timeout = AbortSignal.timeout(timeoutMilliseconds);
    try {
      const result = resultOf(child, timeout);
      child.send(task);
      const drawn = await result;
      if ('failure' in drawn) throw new Error(`the ${what} could not be drawn: ${drawn.failure}`);
      return drawn.file;
    } catch (error) {
      stop();
      throw error;
    } finally {
      idle = setTimeout(stop, idleMilliseconds).unref();
    }
  }

  return {
    draw: async (task) => {
      if (queue.size + queue.pending >= maxUnfinished) throw new HttpError('unavailable');
      return queue.add(() => drawNow(task));
    },
    close: stop,
  };
}

function start(script: string): ChildProcess {
  const child = fork(path.join(projectFolder, script), [], {
    execArgv: ['--max-old-space-size=192'],
    serialization: 'advanced',
    // The child gets none of the server's environment.
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // A broken pipe shows up as the end of the process.
  child.on('error', () => undefined);
  child.unref();
  return child;
}

/** The child's next message, or the reason why none came. */
async function resultOf(child: ChildProcess, timeout: AbortSignal): Promise<DrawingResult> {
  const settled = new AbortController();
  const signal = AbortSignal.any([timeout, settled.signal]);
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([result]: DrawingResult[]) => result ?? { failure: 'no result' }),
      once(child, 'exit', { signal }).then((): DrawingResult => ({ failure: 'the process ended' })),
    ]);
  } finally {
    settled.abort();
  }
}
