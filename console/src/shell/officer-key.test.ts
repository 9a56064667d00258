import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetKey, keyState, lock, lockSignal, timeUntilLock, unlock } from './officer-key.ts';
import { beginSending, countDrafts, draftOf, isDraft, saveDraft } from './report-drafts.ts';

const own = { identity: 'AGE-SECRET-KEY-1SAMPLE', recipient: 'age1own', fileName: 'own.agekey' };
const minute = 60_000;
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  forgetKey();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('stays open for ten minutes after the last movement', () => {
  unlock(own, undefined);
  vi.advanceTimersByTime(9 * minute);
  page.dispatchEvent(new Event('pointermove'));
  expect(timeUntilLock()).toBe(10 * minute);
});

it('is locked after a sleep of the computer, although a movement comes before the timer', () => {
  unlock(own, undefined);
  // The clock goes on without the timers.
  vi.setSystemTime(Date.now() + 11 * minute);
  page.dispatchEvent(new Event('pointermove'));
  expect(timeUntilLock()).toBe(-minute);
});

it('keeps what is typed across a lock by time, for the same key only', () => {
  unlock(own, undefined);
  saveDraft('1', 'typed');
  lock('time');
  unlock(own, undefined);
  expect(draftOf('1')).toEqual({ text: 'typed' });
  lock('time');
  unlock({ ...own, recipient: 'age1other' }, undefined);
  expect(draftOf('1')).toBeUndefined();
});

it.each([
  ['a lock by hand', () => lock('hand')],
  ['a lock by time', () => vi.advanceTimersByTime(10 * minute)],
  ['a sign-out', () => forgetKey()],
])('stops at %s what has begun, and nothing that begins later', (_, end) => {
  unlock(own, undefined);
  const begun = lockSignal();
  vi.advanceTimersByTime(minute);
  expect(begun.aborted).toBe(false);
  end();
  expect(begun.aborted).toBe(true);
  expect(lockSignal().aborted).toBe(false);
});

it('stops at a sign-out what has begun while it is locked: a key that is being opened', () => {
  const begun = lockSignal();
  forgetKey();
  expect(begun.aborted).toBe(true);
});

it('keeps the protected key file across a lock by time, and not by hand', () => {
  const file = { name: 'own.agekey', bytes: new Uint8Array([1]) };
  unlock(own, file);
  lock('time');
  expect(keyState()).toEqual({ key: undefined, file, lockedBy: 'time' });
  unlock(own, file);
  lock('hand');
  expect(keyState()).toEqual({ key: undefined, file: undefined, lockedBy: 'hand' });
});

it.each([
  ['a lock by hand', () => lock('hand')],
  ['a sign-out', () => forgetKey()],
  ['leaving the page', () => page.dispatchEvent(new Event('pagehide'))],
])('discards what is typed at %s', (_, end) => {
  unlock(own, undefined);
  saveDraft('1', 'typed');
  end();
  expect(countDrafts()).toBe(0);
});

it('asks before the tab is closed, as long as something is typed', () => {
  const isAsked = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  unlock(own, undefined);
  expect(isAsked()).toBe(false);
  saveDraft('1', 'typed');
  lock('time');
  expect(isAsked(), 'also while it is locked').toBe(true);
  saveDraft('1', '');
  expect(isAsked()).toBe(false);
});

it('knows after a lock whether what was sent is still a draft', () => {
  unlock(own, undefined);
  saveDraft('1', 'typed');
  const sentAs = beginSending('1', 'typed') ?? 'no draft';
  lock('time');
  expect(isDraft('1', sentAs)).toBe(true);
  lock('hand');
  expect(isDraft('1', sentAs)).toBe(false);
});
