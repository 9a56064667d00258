import { setImmediate } from 'node:timers/promises';
import pg from 'pg';

type Call<Item, Result> = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void };

/** Two, so that a statement that waits for a lock does not hold up every other call. */
const maxRunning = 2;
const maxItems = 50;

/**
 * Combines calls that arrive while earlier ones run into one statement: under load a round trip
 * costs more than a row. `execute` returns a result for each item, in order. Items that share a key
 * are never in the same statement, because it could not change one row twice.
 */
export function createBatch<Item, Result>(
  execute: (items: readonly Item[]) => Promise<readonly Result[]>,
  keysOf: (item: Item) => readonly string[],
): (item: Item) => Promise<Result> {
  let waiting: Call<Item, Result>[] = [];
  let running = 0;
  let isStarting = false;

  /** Removes the next calls from `waiting`. */
  function takeCalls(): Call<Item, Result>[] {
    const taken: Call<Item, Result>[] = [];
    const left: Call<Item, Result>[] = [];
    const keys = new Set<string>();
    for (const call of waiting) {
      const own = keysOf(call.item);
      const fits = taken.length < maxItems && !own.some((key) => keys.has(key));
      (fits ? taken : left).push(call);
      if (fits) for (const key of own) keys.add(key);
    }
    waiting = left;
    return taken;
  }

  async function run(calls: readonly Call<Item, Result>[]): Promise<void> {
    try {
      const results = await execute(calls.map(({ item }) => item));
      for (const [index, { resolve, reject }] of calls.entries()) {
        const result = results[index];
        if (result === undefined) reject(new Error('A batch returned too few results'));
        else resolve(result);
      }
    } catch (error) {
      // One item must not make the others fail.
      if (calls.length > 1 && isOfOneItem(error)) await Promise.all(calls.map((call) => run([call])));
      else for (const { reject } of calls) reject(error);
    }
  }

  /** Waits for the calls of the requests that have already arrived. */
  async function start(): Promise<void> {
    if (isStarting) return;
    isStarting = true;
    await setImmediate();
    isStarting = false;
    while (running < maxRunning && waiting.length > 0) {
      running += 1;
      void run(takeCalls()).finally(() => {
        running -= 1;
        if (waiting.length > 0) void start();
      });
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (running < maxRunning) void start();
    });
}

/** Invalid data, a violated constraint or a deadlock. After other errors no call is repeated. */
function isOfOneItem(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^(?:22|23|40)/.test(error.code ?? '');
}
