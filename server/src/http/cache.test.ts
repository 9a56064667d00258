import { describe, expect, it, vi } from 'vitest';
import { addReads, anyTable, recordReads } from '../database/recorded-reads.ts';
import { Cache, maxStaleMilliseconds } from './cache.ts';
import { CachedResponse } from './cached-response.ts';
import { HttpError } from './http-error.ts';

/** A cache that receives change notifications, and the keys that were built. */
function newCache(maxBytes = 10_000): { store: Cache<string>; built: string[]; get: (key: string) => Promise<string> } {
  const store = new Cache<string>(maxBytes, (value) => value.length);
  const built: string[] = [];
  store.setListening(true);
  return { store, built, get: (key) => store.get(key, async () => (built.push(key), `response to ${key}`)) };
}

it('builds a value once until a change', async () => {
  const { store, built, get } = newCache();
  await Promise.all([get('a'), get('a')]);
  expect(built).toEqual(['a']);
  store.setListening(true);
  await get('a');
  expect(built).toEqual(['a', 'a']);
});

it('adds no value while notifications cannot arrive', async () => {
  const { store, built, get } = newCache();
  store.setListening(false);
  await get('a');
  await get('a');
  expect(built).toEqual(['a', 'a']);
});

it('serves cached values while notifications cannot arrive, and rebuilds them afterwards', async () => {
  const { store, built, get } = newCache();
  await get('a');
  store.setListening(false);
  await get('a');
  expect(built).toEqual(['a']);
  store.setListening(true);
  expect(store.current('a')).toBeUndefined();
  await get('a');
  await expect.poll(() => store.current('a')).toBe('response to a');
  expect(built).toEqual(['a', 'a']);
});

it('does not cache a value that was built during a change', async () => {
  const { store, built, get } = newCache();
  await store.get('a', async () => {
    store.setListening(true);
    return 'old';
  });
  expect(await get('a')).toBe('response to a');
  expect(built).toEqual(['a']);
});

it('does not cache an error', async () => {
  const { store, get } = newCache();
  await expect(store.get('a', () => Promise.reject(new Error('once')))).rejects.toThrow('once');
  expect(await get('a')).toBe('response to a');
});

describe('a value that was built from tables', () => {
  const read = (table: string) => addReads([table]);

  it('is stale after a change of a table in which a part of it was not found', async () => {
    const { store } = newCache();
    const part = () =>
      store.get('part', async () => {
        read('news_item');
        throw new HttpError('notFound');
      });
    await store.get('page', async () => part().catch(() => 'not found'));
    expect(store.current('page')).toBe('not found');
    store.changed('news_item');
    expect(store.current('page')).toBeUndefined();
  });

  it('is rebuilt after a change of its table or of an unknown table, and not of another table', async () => {
    const { store, built } = newCache();
    const get = async () => {
      await store.get('a', async () => (read('news_item'), built.push('a'), `version ${built.length}`));
      return store.current('a');
    };
    expect(await get()).toBe('version 1');
    store.changed('partner');
    expect(await get()).toBe('version 1');
    store.changed('news_item');
    expect(store.current('a')).toBeUndefined();
    await expect.poll(get).toBe('version 2');
    store.changed();
    await expect.poll(get).toBe('version 3');
  });

  it('is never rebuilt if it read nothing, and after every change if its tables are unknown', async () => {
    const { store } = newCache();
    await store.get('nothing', async () => '');
    await store.get('unknown', async () => (read(anyTable), ''));
    store.changed('partner');
    expect([store.current('nothing'), store.current('unknown')]).toEqual(['', undefined]);
  });

  it('depends on the tables of the cached values that it contains', async () => {
    const { store: parts } = newCache();
    const { store: pages } = newCache();
    const part = () => parts.get('part', async () => (read('partner'), 'part'));
    await pages.get('first', part);
    await pages.get('second', part);
    pages.changed('partner');
    expect([pages.current('first'), pages.current('second')]).toEqual([undefined, undefined]);
  });

  it('is served stale for at most a second after a change, and never into a recorded read', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { store } = newCache();
    let finish = (_value: string): void => undefined;
    await store.get('a', async () => (read('partner'), 'old'));
    store.changed('partner');
    const rebuild = () => store.get('a', () => new Promise<string>((resolve) => (finish = resolve)));
    vi.advanceTimersByTime(maxStaleMilliseconds - 1);
    expect(await rebuild()).toBe('old');
    expect(store.has('a')).toBe(true);
    const recorded = recordReads(rebuild);
    vi.advanceTimersByTime(1);
    const late = rebuild();
    finish('new');
    expect([await late, (await recorded).value, store.current('a')]).toEqual(['new', 'new', 'new']);
    vi.useRealTimers();
  });

  it('is not cached if one of its tables changed while it was built', async () => {
    const { store } = newCache();
    const build = (changed: string) => async () => {
      read('partner');
      store.changed(changed);
      return changed;
    };
    expect(await store.get('a', build('partner'))).toBe('partner');
    expect(await store.get('b', build('film'))).toBe('film');
    expect([store.current('a'), store.current('b')]).toEqual([undefined, 'film']);
  });

  const unreachable = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  it.each([
    ['the rebuild fails', new Error('wrong query'), 'wrong query'],
    ['the item was withdrawn', new HttpError('notFound'), 'notFound'],
  ])('is served stale for at most a second if %s', async (_name, failure, message) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { store } = newCache();
    await store.get('a', async () => (read('partner'), 'old'));
    store.changed('partner');
    const fail = () => store.get('a', () => Promise.reject(failure));
    expect(await fail()).toBe('old');
    vi.advanceTimersByTime(maxStaleMilliseconds);
    await expect(fail()).rejects.toThrow(message);
    vi.useRealTimers();
  });

  it.each([
    ['unreachable', unreachable],
    ['overloaded', new HttpError('unavailable')],
  ])('is served stale as long as the database is %s, but not into a recorded read', async (_name, failure) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { store } = newCache();
    await store.get('a', async () => (read('partner'), 'old'));
    store.setListening(false);
    store.setListening(true);
    const fail = () => store.get('a', () => Promise.reject(failure));
    vi.advanceTimersByTime(10 * maxStaleMilliseconds);
    expect(await fail()).toBe('old');
    await expect(recordReads(fail)).rejects.toBe(failure);
    await expect(store.get('b', () => Promise.reject(failure))).rejects.toBe(failure);
    expect(await store.get('a', async () => 'new')).toBe('new');
    vi.useRealTimers();
  });
});

it('does not cache a value above the maximum size of an entry', async () => {
  const store = new Cache<string>(10_000, (value) => value.length, 3000);
  store.setListening(true);
  await store.get('small', async () => 'x');
  await store.get('large', async () => 'x'.repeat(4000));
  expect([store.current('small'), store.current('large')]).toEqual(['x', undefined]);
});

it('evicts the least recently used value when the size limit is reached', async () => {
  const { built, get } = newCache(4000);
  for (const key of ['a', 'b', 'c', 'd', 'a']) await get(key);
  expect(built).toEqual(['a', 'b', 'c', 'd', 'a']);
  await get('d');
  expect(built).toHaveLength(5);
});

it('keeps large responses within the size limit', async () => {
  const megabyte = 1024 * 1024;
  const store = new Cache<CachedResponse>(8 * megabyte, (response) => response.bytes);
  store.setListening(true);
  const built: string[] = [];
  const get = (key: string) =>
    store.get(key, async () => (built.push(key), new CachedResponse(key.repeat(megabyte / key.length))));
  const keys = Array.from({ length: 40 }, (_none, index) => `key${String(index).padStart(5, '0')}`);
  for (const key of keys) {
    await get(key);
    expect(store.bytes).toBeLessThanOrEqual(8 * megabyte);
  }
  // Seven of a megabyte fit, with their overhead.
  expect(store.bytes).toBeGreaterThan(7 * megabyte);
  built.length = 0;
  for (const key of keys.slice(-7)) await get(key);
  expect(built).toEqual([]);
  await get('key00000');
  expect(built).toEqual(['key00000']);
});
