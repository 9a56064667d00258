import { describe, expect, it } from 'vitest';
import {
  acceptable,
  handlesOf,
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

const waiting: UploadState = { is: 'waiting' };
const asked: UploadState = { is: 'asked' };
const sending: UploadState = { is: 'sending', share: 0.4 };
const done: UploadState = { is: 'done', fileNo: 'handle' };
const failed: UploadState = { is: 'failed', reason: 'cut' };
const refused: UploadState = { is: 'refused', reason: 'no such type' };
const every = [waiting, asked, sending, done, failed, refused];

function stateAfter(state: UploadState, event: UploadEvent): UploadState | undefined {
  return nextQueue(queueOf(state), event)[0]?.state;
}

/** What each event makes of each state; nothing of the others. */
describe.each<[UploadEvent, Partial<Record<UploadState['is'], UploadState>>]>([
  [{ type: 'asked' }, { waiting: asked, failed: asked }],
  [
    { type: 'asked', id: 1 },
    { waiting: asked, failed: asked },
  ],
  [{ type: 'asked', id: 2 }, {}],
  [{ type: 'begun', id: 1 }, { asked: { is: 'sending', share: 0 } }],
  [{ type: 'progressed', id: 1, share: 0.9 }, { sending: { is: 'sending', share: 0.9 } }],
  [{ type: 'progressed', id: 2, share: 0.9 }, {}],
  [{ type: 'arrived', id: 1, fileNo: 'new' }, { sending: { is: 'done', fileNo: 'new' } }],
  [{ type: 'failed', id: 1, reason: 'stalled', final: false }, { sending: { is: 'failed', reason: 'stalled' } }],
  [{ type: 'failed', id: 1, reason: 'a program', final: true }, { sending: { is: 'refused', reason: 'a program' } }],
  [{ type: 'spent', reason: 'too old' }, { done: { is: 'failed', reason: 'too old' } }],
])('%j', (event, changes) => {
  it.each(every)('comes to $is', (state) => {
    expect(stateAfter(state, event)).toEqual(changes[state.is] ?? state);
  });
});

it('adds at the end, takes one away, and all', () => {
  const added = nextQueue(queueOf(done), {
    type: 'added',
    uploads: [{ id: 7, file: new File([], 'b.pdf'), state: waiting }],
  });
  expect(added.map(({ id }) => id)).toEqual([1, 7]);
  expect(nextQueue(added, { type: 'removed', id: 1 }).map(({ id }) => id)).toEqual([7]);
  expect(nextQueue(added, { type: 'cleared' })).toEqual([]);
});

it.each([
  ['three at a time, in the order of the list', [asked, asked, asked, asked], [1, 2, 3]],
  ['as many as there is room for', [sending, asked, sending, asked], [2]],
  ['none while three are on their way', [sending, sending, sending, asked], []],
  ['none that nobody asked for', [waiting, done, failed, refused], []],
  ['none beyond five', [done, done, done, done, done, asked], []],
  ['the sixth when one of the others is refused', [done, done, refused, done, done, asked], [6]],
])('sends %s', (_, states, turns) => {
  expect(nextToSend(queueOf(...states), 5).map(({ id }) => id)).toEqual(turns);
});

it('is settled when nothing is on its way', () => {
  expect(every.map((state) => isSettled(queueOf(done, state)))).toEqual([true, false, false, true, true, true]);
});

it('has handles when every file has one, and there is one', () => {
  expect(handlesOf(queueOf(done, { is: 'done', fileNo: 'second' }))).toEqual(['handle', 'second']);
  expect(handlesOf(queueOf())).toBeUndefined();
  for (const state of every.filter(({ is }) => is !== 'done')) expect(handlesOf(queueOf(done, state))).toBeUndefined();
});

it('counts what can be sent', () => {
  expect(acceptable(queueOf(...every))).toHaveLength(5);
});
