import { expect, it, vi } from 'vitest';
import type { Upload } from './upload-queue.ts';
import { createUploads, type UploadsOptions } from './uploads.ts';

type PendingUpload = { arrive: () => void; fail: () => void; signal: AbortSignal; progress: (share: number) => void };

/** Uploads to a fake server that responds on command. */
function uploadsWith(options: Partial<UploadsOptions> = {}) {
  const sent = new Map<string, PendingUpload>();
  const counted: string[] = [];
  const uploads = createUploads({
    automatic: false,
    rejectionOf: (file) => (file.name.endsWith('.exe') ? 'no such type' : undefined),
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
  const answerTo = (name: string): PendingUpload => {
    const upload = sent.get(name);
    if (upload === undefined) throw new Error(`${name} has not been sent`);
    return upload;
  };
  return { uploads, counted, answerTo };
}

function filesNamed(...names: string[]): File[] {
  return names.map((name) => new File(['x'], name));
}

function statesOf(list: readonly Upload[]): Record<string, string> {
  return Object.fromEntries(list.map(({ file, state }) => [file.name, state.is]));
}

it('sends nothing before it is started, then three at a time, and returns the handles in list order', async () => {
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

it('returns no handles while one file has failed, and sends only that file again', async () => {
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

it('sends files again whose handles the server no longer accepts', async () => {
  const { uploads, counted, answerTo } = uploadsWith();
  uploads.add(filesNamed('a'));
  const first = uploads.sendAll();
  answerTo('a').arrive();
  await first;
  uploads.expire('too old');
  expect(uploads.list()[0]?.state).toEqual({ is: 'failed', reason: 'too old' });
  void uploads.sendAll();
  expect(counted).toEqual(['a', 'a']);
});

it('retries one file', async () => {
  const { uploads, counted, answerTo } = uploadsWith();
  uploads.add(filesNamed('a', 'b'));
  const all = uploads.sendAll();
  answerTo('a').fail();
  answerTo('b').fail();
  await all;
  uploads.retry(1);
  expect(counted).toEqual(['a', 'b', 'a']);
});

it('cancels the upload of a removed file and continues with the rest', async () => {
  const { uploads, counted, answerTo } = uploadsWith();
  uploads.add(filesNamed('a', 'b', 'c', 'd'));
  const handles = uploads.sendAll();
  uploads.remove(2);
  expect(answerTo('b').signal.aborted).toBe(true);
  expect(counted).toEqual(['a', 'b', 'c', 'd']);
  for (const name of ['a', 'c', 'd']) answerTo(name).arrive();
  expect(await handles).toEqual(['handle of a', 'handle of c', 'handle of d']);
});

it('cancels every upload and starts no more', async () => {
  const { uploads, counted, answerTo } = uploadsWith();
  uploads.add(filesNamed('a', 'b', 'c', 'd'));
  const handles = uploads.sendAll();
  uploads.clear();
  expect(['a', 'b', 'c'].map((name) => answerTo(name).signal.aborted)).toEqual([true, true, true]);
  expect(await handles).toBeUndefined();
  expect(counted).toEqual(['a', 'b', 'c']);
  expect(uploads.list()).toEqual([]);
});

it('sends each file at once in automatic mode, except rejected ones', () => {
  const { uploads, counted } = uploadsWith({ automatic: true });
  uploads.add(filesNamed('a', 'b.exe'));
  expect(counted).toEqual(['a']);
  expect(statesOf(uploads.list())).toEqual({ a: 'sending', 'b.exe': 'rejected' });
});

it('reports every state change', async () => {
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

it('a form without files is sent; one whose files are cleared during upload is not', async () => {
  const { uploads } = uploadsWith();
  expect(await uploads.sendAll()).toEqual([]);
  uploads.add(filesNamed('a'));
  const handles = uploads.sendAll();
  uploads.clear();
  expect(await handles).toBeUndefined();
});
