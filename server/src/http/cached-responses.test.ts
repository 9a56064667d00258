import { randomBytes } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { addReads, anyTable, recordReads } from '../database/recorded-reads.ts';
import { acceptedEncoding, Cache, CachedResponse, compressedBytes, maxStaleMilliseconds } from './cached-responses.ts';

function cached(maxBytes = 10_000): { cached: Cache<string>; made: string[]; ask: (key: string) => Promise<string> } {
  const store = new Cache<string>(maxBytes, (value) => value.length);
  const made: string[] = [];
  store.drop(true);
  return { cached: store, made, ask: (key) => store.get(key, async () => (made.push(key), `answer to ${key}`)) };
}

it('makes an answer once, until something changes', async () => {
  const { cached: store, made, ask } = cached();
  await Promise.all([ask('a'), ask('a')]);
  expect(made).toEqual(['a']);
  store.drop(true);
  await ask('a');
  expect(made).toEqual(['a', 'a']);
});

it('adds nothing while nobody hears of changes', async () => {
  const { cached: store, made, ask } = cached();
  store.drop(false);
  await ask('a');
  await ask('a');
  expect(made).toEqual(['a', 'a']);
});

it('serves on what is there while nobody hears of changes, and drops it when they are heard again', async () => {
  const { cached: store, made, ask } = cached();
  await ask('a');
  store.drop(false);
  await ask('a');
  expect(made).toEqual(['a']);
  store.drop(true);
  await ask('a');
  expect(made).toEqual(['a', 'a']);
});

it('does not keep what was begun before a change and finished after it', async () => {
  const { cached: store, made, ask } = cached();
  await store.get('a', async () => {
    store.drop(true);
    return 'old';
  });
  expect(await ask('a')).toBe('answer to a');
  expect(made).toEqual(['a']);
});

it('does not keep a failure', async () => {
  const { cached: store, ask } = cached();
  await expect(store.get('a', () => Promise.reject(new Error('once')))).rejects.toThrow('once');
  expect(await ask('a')).toBe('answer to a');
});

describe('what was made from tables', () => {
  const read = (table: string) => addReads([table]);

  it('is kept when another table changes, and made again when its own does, or one that is not named', async () => {
    const { cached: store, made } = cached();
    const ask = async () => {
      await store.get('a', async () => (read('news_item'), made.push('a'), `answer ${made.length}`));
      return store.current('a');
    };
    expect(await ask()).toBe('answer 1');
    store.changed('partner');
    expect(await ask()).toBe('answer 1');
    store.changed('news_item');
    expect(store.current('a')).toBeUndefined();
    await expect.poll(ask).toBe('answer 2');
    store.changed();
    await expect.poll(ask).toBe('answer 3');
  });

  it('is kept whatever changes when it read nothing, and made again whatever changes when nobody knows what it read', async () => {
    const { cached: store } = cached();
    await store.get('nothing', async () => '');
    await store.get('unknown', async () => (read(anyTable), ''));
    store.changed('partner');
    expect([store.current('nothing'), store.current('unknown')]).toEqual(['', undefined]);
  });

  it('counts with what it was taken from, whether that was kept or is made now', async () => {
    const { cached: parts } = cached();
    const { cached: pages } = cached();
    const part = () => parts.get('part', async () => (read('partner'), 'part'));
    await pages.get('first', part);
    await pages.get('second', part);
    pages.changed('partner');
    expect([pages.current('first'), pages.current('second')]).toEqual([undefined, undefined]);
  });

  it('is given for at most a second after a change, while the new one is made, and goes into nothing else', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { cached: store } = cached();
    let finish = (_value: string): void => undefined;
    await store.get('a', async () => (read('partner'), 'old'));
    store.changed('partner');
    const remake = () => store.get('a', () => new Promise<string>((resolve) => (finish = resolve)));
    vi.advanceTimersByTime(maxStaleMilliseconds - 1);
    expect(await remake()).toBe('old');
    expect(store.has('a')).toBe(true);
    const recorded = recordReads(remake);
    vi.advanceTimersByTime(1);
    const late = remake();
    finish('new');
    expect([await late, (await recorded).value, store.current('a')]).toEqual(['new', 'new', 'new']);
    vi.useRealTimers();
  });

  it('is not kept when one of them changed while it was made', async () => {
    const { cached: store } = cached();
    const make = (changed: string) => async () => {
      read('partner');
      store.changed(changed);
      return changed;
    };
    expect(await store.get('a', make('partner'))).toBe('partner');
    expect(await store.get('b', make('film'))).toBe('film');
    expect([store.current('a'), store.current('b')]).toEqual([undefined, 'film']);
  });

  it('is served on when it cannot be made again, and no longer than the second', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { cached: store } = cached();
    await store.get('a', async () => (read('partner'), 'old'));
    store.changed('partner');
    const fail = () => store.get('a', () => Promise.reject(new Error('away')));
    expect(await fail()).toBe('old');
    vi.advanceTimersByTime(maxStaleMilliseconds);
    await expect(fail()).rejects.toThrow('away');
    vi.useRealTimers();
  });
});

it('compresses an answer again, and better, when it was asked for twice', async () => {
  const response = new CachedResponse(
    Array.from({ length: 3000 }, (_none, index) => `coke ${index % 97} ${index}`).join(),
  );
  const quick = (await response.encoded('br')).length;
  void response.encoded('br');
  await expect.poll(async () => (await response.encoded('br')).length).toBeLessThan(quick);
});

it('keeps no value that is larger than one may be', async () => {
  const store = new Cache<string>(10_000, (value) => value.length, 3000);
  store.drop(true);
  await store.get('small', async () => 'x');
  await store.get('large', async () => 'x'.repeat(4000));
  expect([store.current('small'), store.current('large')]).toEqual(['x', undefined]);
});

it.each([
  ['br, gzip', ['br', 'gzip'], 'br'],
  ['br;q=0, gzip', ['br', 'gzip'], 'gzip'],
  ['br', ['gzip'], 'identity'],
  ['gzip', [], 'identity'],
  [undefined, ['br'], 'identity'],
] as const)('of %s and %j takes %s', (header, available, encoding) => {
  expect(acceptedEncoding(header, available)).toBe(encoding);
});

it('lets the longest unused go when its bytes are used up', async () => {
  const { made, ask } = cached(4000);
  for (const key of ['a', 'b', 'c', 'd', 'a']) await ask(key);
  expect(made).toEqual(['a', 'b', 'c', 'd', 'a']);
  await ask('d');
  expect(made).toHaveLength(5);
});

it('counts what an entry weighs: large answers stay within the bytes allowed', async () => {
  const megabyte = 1024 * 1024;
  const store = new Cache<CachedResponse>(8 * megabyte, (response) => response.bytes);
  store.drop(true);
  const made: string[] = [];
  const ask = (key: string) =>
    store.get(key, async () => (made.push(key), new CachedResponse(key.repeat(megabyte / key.length))));
  const keys = Array.from({ length: 40 }, (_none, index) => `key${String(index).padStart(5, '0')}`);
  for (const key of keys) {
    await ask(key);
    expect(store.bytes).toBeLessThanOrEqual(8 * megabyte);
  }
  // Seven of a megabyte fit, with their overhead.
  expect(store.bytes).toBeGreaterThan(7 * megabyte);
  made.length = 0;
  for (const key of keys.slice(-7)) await ask(key);
  expect(made).toEqual([]);
  await ask('key00000');
  expect(made).toEqual(['key00000']);
});

it('counts the compressed forms of all answers together', async () => {
  // Random text compresses to half at best.
  const responses = Array.from({ length: 60 }, () => new CachedResponse(randomBytes(512 * 1024).toString('base64')));
  for (const response of responses) await Promise.all([response.encoded('br'), response.encoded('gzip')]);
  expect(compressedBytes()).toBeGreaterThan(9 * 1024 * 1024);
  expect(compressedBytes()).toBeLessThanOrEqual(12 * 1024 * 1024);
});

it('holds no more memory than it counts: no form of a small answer lies in a pool', async () => {
  const answer = new CachedResponse('a small answer '.repeat(100));
  for (const encoding of ['identity', 'br', 'gzip'] as const) {
    const form = await answer.encoded(encoding);
    expect(form.buffer.byteLength, encoding).toBe(form.length);
  }
});

it('compresses what says the same once', async () => {
  const text = 'carbon '.repeat(1000);
  const first = await new CachedResponse(text).encoded('br');
  expect(await new CachedResponse(text).encoded('br')).toBe(first);
});
