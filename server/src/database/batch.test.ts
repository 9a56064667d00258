import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, it } from 'vitest';
import { createBatch } from './batch.ts';

type Item = { name: string; key: string };

/** A batch whose statements take a moment; `executed` has the items of each. */
function recordingBatch(
  failsWith: (item: Item) => Error | undefined = () => undefined,
  untilItEnds: () => Promise<void> = () => pause(5),
) {
  const executed: string[][] = [];
  const batch = createBatch(
    async (items: readonly Item[]) => {
      executed.push(items.map(({ name }) => name));
      await untilItEnds();
      for (const item of items) {
        const error = failsWith(item);
        if (error !== undefined) throw error;
      }
      return items.map(({ name }) => name.toUpperCase());
    },
    ({ key }) => [key],
  );
  return { executed, call: (name: string, key = name) => batch({ name, key }) };
}

function databaseError(code: string): Error {
  return Object.assign(new pg.DatabaseError('failed', 6, 'error'), { code });
}

it('combines calls that arrive together, and returns to each its own result', async () => {
  const { executed, call } = recordingBatch();
  expect(await Promise.all(['a', 'b', 'c'].map((name) => call(name)))).toEqual(['A', 'B', 'C']);
  expect(executed).toEqual([['a', 'b', 'c']]);
  expect(await call('d')).toBe('D');
});

it('never has two items with the same key in one statement', async () => {
  const { executed, call } = recordingBatch();
  await Promise.all([call('a', 'same'), call('b', 'same'), call('c')]);
  expect(executed).toEqual([['a', 'c'], ['b']]);
});

it('runs at most two statements of at most fifty items at a time', async () => {
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const { executed, call } = recordingBatch(undefined, () => mayEnd);
  const calls = Array.from({ length: 120 }, (_, index) => call(`item ${index}`));
  await expect.poll(() => executed.length).toBe(2);
  await nextTurn();
  expect(executed.map(({ length }) => length)).toEqual([50, 50]);
  end();
  expect(new Set(await Promise.all(calls)).size).toBe(120);
  expect(executed).toHaveLength(3);
});

it('lets an invalid item fail alone, and all when the store cannot be reached', async () => {
  const invalid = recordingBatch(({ name }) => (name === 'b' ? databaseError('23514') : undefined));
  const settled = await Promise.allSettled(['a', 'b', 'c'].map((name) => invalid.call(name)));
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);

  const unreachable = recordingBatch(() => new Error('Connection terminated'));
  const failed = await Promise.allSettled(['a', 'b'].map((name) => unreachable.call(name)));
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(unreachable.executed).toHaveLength(1);
});
