import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, it } from 'vitest';
import { limitConcurrency } from './concurrency-limit.ts';

it('runs a limited number of tasks in order, and rejects when the queue is full', async () => {
  const limited = limitConcurrency(2, 1);
  const [started, release]: [string[], (() => void)[]] = [[], []];
  const request = (name: string) =>
    limited(async () => {
      started.push(name);
      await new Promise<void>((resolve) => release.push(resolve));
      return name;
    });
  const [first, second, third] = [request('first'), request('second'), request('third')];
  await expect(request('fourth')).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
  expect(started).toEqual(['first', 'second']);
  release[0]?.();
  expect(await first).toBe('first');
  await expect.poll(() => started).toEqual(['first', 'second', 'third']);
  release[1]?.();
  release[2]?.();
  expect(await Promise.all([second, third])).toEqual(['second', 'third']);
});

it('runs the next task after a failure', async () => {
  const limited = limitConcurrency(1, 1);
  await expect(limited(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await limited(async () => 'well')).toBe('well');
});

it('runs a queued task in the async context of its own caller', async () => {
  const limited = limitConcurrency(1, 2);
  const caller = new AsyncLocalStorage<string>();
  const request = (name: string) => caller.run(name, () => limited(async () => caller.getStore()));
  expect(await Promise.all(['first', 'second', 'third'].map(request))).toEqual(['first', 'second', 'third']);
});
