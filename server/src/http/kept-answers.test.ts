import { expect, it } from 'vitest';
import { Kept } from './kept-answers.ts';

function kept(mostBytes = 10_000): { kept: Kept<string>; made: string[]; ask: (key: string) => Promise<string> } {
  const store = new Kept<string>(mostBytes, (value) => value.length);
  const made: string[] = [];
  store.drop(true);
  return { kept: store, made, ask: (key) => store.get(key, async () => (made.push(key), `answer to ${key}`)) };
}

it('makes an answer once, until something changes', async () => {
  const { kept: store, made, ask } = kept();
  await Promise.all([ask('a'), ask('a')]);
  expect(made).toEqual(['a']);
  store.drop(true);
  await ask('a');
  expect(made).toEqual(['a', 'a']);
});

it('keeps nothing while nobody hears of changes', async () => {
  const { kept: store, made, ask } = kept();
  store.drop(false);
  await ask('a');
  await ask('a');
  expect(made).toEqual(['a', 'a']);
});

it('does not keep what was begun before a change and finished after it', async () => {
  const { kept: store, made, ask } = kept();
  await store.get('a', async () => {
    store.drop(true);
    return 'old';
  });
  expect(await ask('a')).toBe('answer to a');
  expect(made).toEqual(['a']);
});

it('does not keep a failure', async () => {
  const { kept: store, ask } = kept();
  await expect(store.get('a', () => Promise.reject(new Error('once')))).rejects.toThrow('once');
  expect(await ask('a')).toBe('answer to a');
});

it('lets the longest unused go when its bytes are used up', async () => {
  const { made, ask } = kept(2000);
  for (const key of ['a', 'b', 'c', 'd', 'a']) await ask(key);
  expect(made).toEqual(['a', 'b', 'c', 'd', 'a']);
  await ask('d');
  expect(made).toHaveLength(5);
});
