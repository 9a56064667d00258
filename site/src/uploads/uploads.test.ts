import { expect, it, vi } from 'vitest';
import type { Upload } from './upload-queue.ts';
import { createUploads, type UploadsOptions } from './uploads.ts';

type PendingUpload = { arrive: () => void; fail: () => void; signal: AbortSignal; progress: (share: number) => void };

/** Uploads to a fake server whose responses the test triggers. */
function uploadsWith(options: Partial<UploadsOptions> = {}) {
  const sent = new Map<string, PendingUpload>();
  const counted: string[] = [];
  const uploads = createUploads({
    most: 5,
    rejectionOf: (file) => (file.name.endsWith('.exe') ? 'no such type' : undefined),
    send: (file, signal, progress) => {
      counted.push(file.name);
      return new Promise((resolve, reject) => {
        const fail = () => reject(new Error('cut'));
        signal.addEventListener('abort', fail);
        sent.set(file.name, { arrive: () => resolve(`token of ${file.name}`), fail, signal, progress });
      });
    },
    describeFailure: async () => ({ reason: 'cut', final: false }),
    ...options,
  });
  const uploadOf = (name: string): PendingUpload => {
    const upload = sent.get(name);
    if (upload === undefined) throw new Error(`${name} has not been sent`);
    return upload;
  };
  return { uploads, counted, uploadOf };
}

function filesNamed(...names: string[]): File[] {
  return names.map((name) => new File(['x'], name));
}

function statesOf(list: readonly Upload[]): Record<string, string> {
  return Object.fromEntries(list.map(({ file, state }) => [file.name, state.status]));
}

it('sendAll sends three files at a time and returns the tokens in list order', async () => {
  const { uploads, counted, uploadOf } = uploadsWith();
  uploads.add(filesNamed('a', 'b', 'c', 'd', 'e'));
  expect(counted).toEqual([]);
  const tokens = uploads.sendAll();
  expect(counted).toEqual(['a', 'b', 'c']);
  uploadOf('b').arrive();
  await vi.waitFor(() => expect(counted).toEqual(['a', 'b', 'c', 'd']));
  uploadOf('d').arrive();
  await vi.waitFor(() => expect(counted).toEqual(['a', 'b', 'c', 'd', 'e']));
  for (const name of ['e', 'c', 'a']) uploadOf(name).arrive();
  expect(await tokens).toEqual(['a', 'b', 'c', 'd', 'e'].map((name) => `token of ${name}`));
});

it('sendAll returns no tokens if a file has failed, and then sends only that file again', async () => {
  const { uploads, counted, uploadOf } = uploadsWith();
  uploads.add(filesNamed('a', 'b'));
  const first = uploads.sendAll();
  uploadOf('a').arrive();
  uploadOf('b').fail();
  expect(await first).toBeUndefined();
  expect(statesOf(uploads.queue.get())).toEqual({ a: 'done', b: 'failed' });
  const second = uploads.sendAll();
  expect(counted).toEqual(['a', 'b', 'b']);
  uploadOf('b').arrive();
  expect(await second).toEqual(['token of a', 'token of b']);
  expect(await uploads.sendAll()).toEqual(['token of a', 'token of b']);
  expect(counted, 'what has arrived is not sent again').toHaveLength(3);
});

it('sendAll sends files again after their tokens have expired', async () => {
  const { uploads, counted, uploadOf } = uploadsWith();
  uploads.add(filesNamed('a'));
  const first = uploads.sendAll();
  uploadOf('a').arrive();
  await first;
  uploads.expire('too old');
  expect(uploads.queue.get()[0]?.state).toEqual({ status: 'failed', reason: 'too old' });
  void uploads.sendAll();
  expect(counted).toEqual(['a', 'a']);
});

it('retry sends one file again', async () => {
  const { uploads, counted, uploadOf } = uploadsWith();
  uploads.add(filesNamed('a', 'b'));
  const all = uploads.sendAll();
  uploadOf('a').fail();
  uploadOf('b').fail();
  await all;
  uploads.retry(1);
  expect(counted).toEqual(['a', 'b', 'a']);
});

it('remove cancels the upload of a file and continues with the rest', async () => {
  const { uploads, counted, uploadOf } = uploadsWith();
  uploads.add(filesNamed('a', 'b', 'c', 'd'));
  const tokens = uploads.sendAll();
  uploads.remove(2);
  expect(uploadOf('b').signal.aborted).toBe(true);
  expect(counted).toEqual(['a', 'b', 'c', 'd']);
  for (const name of ['a', 'c', 'd']) uploadOf(name).arrive();
  expect(await tokens).toEqual(['token of a', 'token of c', 'token of d']);
});

it('clear cancels every upload and starts no more', async () => {
  const { uploads, counted, uploadOf } = uploadsWith();
  uploads.add(filesNamed('a', 'b', 'c', 'd'));
  const tokens = uploads.sendAll();
  uploads.clear();
  expect(['a', 'b', 'c'].map((name) => uploadOf(name).signal.aborted)).toEqual([true, true, true]);
  expect(await tokens).toBeUndefined();
  expect(counted).toEqual(['a', 'b', 'c']);
  expect(uploads.queue.get()).toEqual([]);
});

it('subscribers are called after every state change', async () => {
  const { uploads, uploadOf } = uploadsWith();
  const steps: unknown[] = [];
  uploads.queue.subscribe(() => steps.push(uploads.queue.get()[0]?.state));
  uploads.add(filesNamed('a'));
  const tokens = uploads.sendAll();
  uploadOf('a').progress(0.5);
  uploadOf('a').arrive();
  await tokens;
  expect(steps).toEqual([
    { status: 'waiting' },
    { status: 'sending', share: 0 },
    { status: 'sending', share: 0.5 },
    { status: 'done', fileNo: 'token of a' },
  ]);
});

it('sendAll returns an empty list without files, and undefined if they are cleared meanwhile', async () => {
  const { uploads } = uploadsWith();
  expect(await uploads.sendAll()).toEqual([]);
  uploads.add(filesNamed('a'));
  const tokens = uploads.sendAll();
  uploads.clear();
  expect(await tokens).toBeUndefined();
});
