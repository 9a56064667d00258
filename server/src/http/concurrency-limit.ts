import PQueue from 'p-queue';
import { HttpError } from './http-error.ts';

const retryAfterSeconds = 5;

/** Runs at most `maxRunning` tasks at a time; others wait in a queue. Throws a 503 if the queue is full. */
export function limitConcurrency(
  maxRunning: number,
  maxQueued: number,
): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const queue = new PQueue({ concurrency: maxRunning });
  return async (task) => {
    if (queue.size >= maxQueued) throw new HttpError('unavailable', [], retryAfterSeconds);
    return queue.add(task);
  };
}
