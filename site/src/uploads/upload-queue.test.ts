import { describe, expect, it } from 'vitest';
import {
  acceptable,
  fileTokensOf,
  isSettled,
  nextQueue,
  nextToSend,
  type Upload,
  type UploadEvent,
  type UploadState,
} from './upload-queue.ts';

function queueOf(...states: UploadState[]): readonly Upload[] {
  return states.map((state, index) => ({ id: index + 1, file: new File(['x'], `${index + 1}.pdf`), state }));
}

const waiting: UploadState = { status: 'waiting' };
const queued: UploadState = { status: 'queued' };
const sending: UploadState = { status: 'sending', share: 0.4 };
const done: UploadState = { status: 'done', fileNo: 'token' };
const failed: UploadState = { status: 'failed', reason: 'cut' };
const rejected: UploadState = { status: 'rejected', reason: 'no such type' };
const every = [waiting, queued, sending, done, failed, rejected];

function stateAfter(state: UploadState, event: UploadEvent): UploadState | undefined {
  return nextQueue(queueOf(state), event)[0]?.state;
}

/** The effect of each event on each state; other states do not change. */
describe.each<[UploadEvent, Partial<Record<UploadState['status'], UploadState>>]>([
  [{ type: 'queued' }, { waiting: queued, failed: queued }],
  [
    { type: 'queued', id: 1 },
    { waiting: queued, failed: queued },
  ],
  [{ type: 'queued', id: 2 }, {}],
  [{ type: 'started', id: 1 }, { queued: { status: 'sending', share: 0 } }],
  [{ type: 'progressed', id: 1, share: 0.9 }, { sending: { status: 'sending', share: 0.9 } }],
  [{ type: 'progressed', id: 2, share: 0.9 }, {}],
  [{ type: 'arrived', id: 1, fileNo: 'new' }, { sending: { status: 'done', fileNo: 'new' } }],
  [{ type: 'failed', id: 1, reason: 'stalled', final: false }, { sending: { status: 'failed', reason: 'stalled' } }],
  [
    { type: 'failed', id: 1, reason: 'a program', final: true },
    { sending: { status: 'rejected', reason: 'a program' } },
  ],
  [{ type: 'expired', reason: 'too old' }, { done: { status: 'failed', reason: 'too old' } }],
])('%j', (event, changes) => {
  it.each(every)('after the state “$status”', (state) => {
    expect(stateAfter(state, event)).toEqual(changes[state.status] ?? state);
  });
});

it('files are added at the end, and removed one by one or all at once', () => {
  const added = nextQueue(queueOf(done), {
    type: 'added',
    uploads: [{ id: 7, file: new File([], 'b.pdf'), state: waiting }],
  });
  expect(added.map(({ id }) => id)).toEqual([1, 7]);
  expect(nextQueue(added, { type: 'removed', id: 1 }).map(({ id }) => id)).toEqual([7]);
  expect(nextQueue(added, { type: 'cleared' })).toEqual([]);
});

it.each([
  ['three at a time, in the order of the list', [queued, queued, queued, queued], [1, 2, 3]],
  ['as many as connections are free', [sending, queued, sending, queued], [2]],
  ['none while three are being sent', [sending, sending, sending, queued], []],
  ['none that is not queued', [waiting, done, failed, rejected], []],
  ['none beyond the maximum of five', [done, done, done, done, done, queued], []],
  ['the sixth when one of the others is rejected', [done, done, rejected, done, done, queued], [6]],
])('nextToSend returns %s', (_, states, ids) => {
  expect(nextToSend(queueOf(...states), 5).map(({ id }) => id)).toEqual(ids);
});

it('the queue is settled when no file is queued or being sent', () => {
  expect(every.map((state) => isSettled(queueOf(done, state)))).toEqual([true, false, false, true, true, true]);
});

it('the queue has tokens only if it has files and all have arrived', () => {
  expect(fileTokensOf(queueOf(done, { status: 'done', fileNo: 'second' }))).toEqual(['token', 'second']);
  expect(fileTokensOf(queueOf())).toBeUndefined();
  for (const state of every.filter(({ status }) => status !== 'done'))
    expect(fileTokensOf(queueOf(done, state))).toBeUndefined();
});

it('acceptable omits rejected files', () => {
  expect(acceptable(queueOf(...every))).toHaveLength(5);
});
