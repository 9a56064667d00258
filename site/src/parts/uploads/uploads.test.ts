import { expect, it, vi } from 'vitest';
import type { Upload } from './upload-queue.ts';
import { createUploads, type UploadsOptions } from './uploads.ts';

type Answer = { arrive: () => void; fail: () => void; signal: AbortSignal; progress: (share: number) => void };

/** Uploads to a server that answers when the test says so. */
function uploadsWith(options: Partial<UploadsOptions> = {}) {
  const sent = new Map<string, Answer>();
  const counted: string[] = [];
  const uploads = createUploads({
    automatic: false,
    refusalOf: (file) => (file.name.endsWith('.exe') ? 'no such type' : undefined),
    send: (file, signal, progress) => {
      counted.push(file.name);
      return new Promise((resolve, reject) => {
        const fail = () => reject(new Error('cut'));
        signal.addEventListener('abort', fail);
        sent.set(file.name, { arrive: () => resolve(`handle of ${file.name}`), fail, signal, progress });
      });
    },
    failureOf: async () => ({ reason: 'cut', final: false }),
    ...options,
  });
  const answerTo = (name: string): Answer => {
    const answer = sent.get(name);
    if (answer === undefined) throw new Error(`${name} has not been sent`);
    return answer;
  };
  return { uploads, counted, answerTo };
}

function filesNamed(...names: string[]): File[] {
  return names.map((name) => new File(['x'], name));
}

function statesOf(list: readonly Upload[]): Record<string, string> {
  return Object.fromEntries(list.map(({ file, state }) => [file.name, state.is]));
}

it('sends nothing before it is asked to, then three at a time, and gives the handles in the order of the list', async () => {
  const { uploads, counted, answerTo } = uploadsWith();
  uploads.add(filesNamed('a', 'b', 'c', 'd', 'e'));
  expect(counted).toEqual([]);
  const handles = uploads.sendAll();
  expect(counted).toEqual(['a', 'b', 'c']);
  answerTo('b').arrive();
  await vi.waitFor(() => expect(counted).toEqual(['a', 'b', 'c', 'd']));
  answerTo('d').arrive();
  await vi.waitFor(() => expect(counted).toEqual(['a', 'b', 'c', 'd', 'e']));
  for (const name of ['e', 'c', 'a']) answerTo(name).arrive();
  expect(await handles).toEqual(['a', 'b', 'c', 'd', 'e'].map((name) => `handle of ${name}`));
});

it('gives nothing while one has failed, and sends only that one again', async () => {
  const { uploads, counted, answerTo } = uploadsWith();
  uploads.add(filesNamed('a', 'b'));
  const first = uploads.sendAll();
  answerTo('a').arrive();
  answerTo('b').fail();
  expect(await first).toBeUndefined();
  expect(statesOf(uploads.list())).toEqual({ a: 'done', b: 'failed' });
  const second = uploads.sendAll();
  expect(counted).toEqual(['a', 'b', 'b']);
  answerTo('b').arrive();
  expect(await second).toEqual(['handle of a', 'handle of b']);
  expect(await uploads.sendAll()).toEqual(['handle of a', 'handle of b']);
  expect(counted, 'what has arrived is not sent again').toHaveLength(3);
});

it('sends again what the server no longer takes', async () => {
  const { uploads, counted, answerTo } = uploadsWith();
  uploads.add(filesNamed('a'));
  const first = uploads.sendAll();
  answerTo('a').arrive();
  await first;
  uploads.spend('too old');
  expect(uploads.list()[0]?.state).toEqual({ is: 'failed', reason: 'too old' });
  void uploads.sendAll();
  expect(counted).toEqual(['a', 'a']);
});

it('retries one', async () => {
  const { uploads, counted, answerTo } = uploadsWith();
  uploads.add(filesNamed('a', 'b'));
  const all = uploads.sendAll();
  answerTo('a').fail();
  answerTo('b').fail();
  await all;
  uploads.retry(1);
  expect(counted).toEqual(['a', 'b', 'a']);
});

it('breaks off what is taken away, and goes on with the rest', async () => {
  const { uploads, counted, answerTo } = uploadsWith();
  uploads.add(filesNamed('a', 'b', 'c', 'd'));
  const handles = uploads.sendAll();
  uploads.remove(2);
  expect(answerTo('b').signal.aborted).toBe(true);
  expect(counted).toEqual(['a', 'b', 'c', 'd']);
  for (const name of ['a', 'c', 'd']) answerTo(name).arrive();
  expect(await handles).toEqual(['handle of a', 'handle of c', 'handle of d']);
});

it('breaks off everything at once, and begins nothing more', async () => {
  const { uploads, counted, answerTo } = uploadsWith();
  uploads.add(filesNamed('a', 'b', 'c', 'd'));
  const handles = uploads.sendAll();
  uploads.clear();
  expect(['a', 'b', 'c'].map((name) => answerTo(name).signal.aborted)).toEqual([true, true, true]);
  expect(await handles).toBeUndefined();
  expect(counted).toEqual(['a', 'b', 'c']);
  expect(uploads.list()).toEqual([]);
});

it('sends each at once where that is wanted, but none that is refused', () => {
  const { uploads, counted } = uploadsWith({ automatic: true });
  uploads.add(filesNamed('a', 'b.exe'));
  expect(counted).toEqual(['a']);
  expect(statesOf(uploads.list())).toEqual({ a: 'sending', 'b.exe': 'refused' });
});

it('tells every step', async () => {
  const { uploads, answerTo } = uploadsWith();
  const steps: unknown[] = [];
  uploads.subscribe(() => steps.push(uploads.list()[0]?.state));
  uploads.add(filesNamed('a'));
  const handles = uploads.sendAll();
  answerTo('a').progress(0.5);
  answerTo('a').arrive();
  await handles;
  expect(steps).toEqual([
    { is: 'waiting' },
    { is: 'sending', share: 0 },
    { is: 'sending', share: 0.5 },
    { is: 'done', fileNo: 'handle of a' },
  ]);
});

it('a form without files goes without them, and one whose files are cleared on their way does not', async () => {
  const { uploads } = uploadsWith();
  expect(await uploads.sendAll()).toEqual([]);
  uploads.add(filesNamed('a'));
  const handles = uploads.sendAll();
  uploads.clear();
  expect(await handles).toBeUndefined();
});
