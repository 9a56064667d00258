/** The private key of a supervision officer. It is in the memory of this page only: not stored, and not sent. */
import { useSyncExternalStore } from 'react';
import { activityEvents } from '../gateway/use-is-user-active.ts';
import { discardDrafts, openDrafts } from './report-drafts.ts';

/** A key file that is protected by a passphrase. */
export type KeyFile = { name: string; bytes: Uint8Array };

export type OfficerKey = { identity: string; recipient: string; fileName: string };

type KeyState = {
  /** Undefined while it is locked. */
  key: OfficerKey | undefined;
  /** Still encrypted: after a lock by time only its passphrase is needed again. */
  file: KeyFile | undefined;
  /** Why it was locked. */
  lockedBy: 'time' | 'hand' | undefined;
};

const nothing: KeyState = { key: undefined, file: undefined, lockedBy: undefined };

export const idleMilliseconds = 10 * 60_000;

let state = nothing;
/** Replaced at each lock. */
let untilLock = new AbortController();
let usedAt = 0;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function change(next: KeyState): void {
  state = next;
  for (const notify of listeners) notify();
}

/** In milliseconds, as long as nobody uses the page. */
export function timeUntilLock(): number {
  return usedAt + idleMilliseconds - Date.now();
}

function lockWhenDue(): boolean {
  if (timeUntilLock() > 0) return false;
  lock('time');
  return true;
}

function onActivity(): void {
  // After a sleep of the computer the first movement comes before the timer.
  if (!lockWhenDue()) usedAt = Date.now();
}

/** The page may be kept in the browser's memory, for its Back button. */
const onPageHide = () => forgetKey();

export function unlock(key: OfficerKey, file: KeyFile | undefined): void {
  openDrafts(key.recipient);
  usedAt = Date.now();
  clearInterval(timer);
  timer = setInterval(lockWhenDue, 1000);
  for (const event of activityEvents) addEventListener(event, onActivity, { capture: true, passive: true });
  addEventListener('pagehide', onPageHide);
  change({ key, file, lockedBy: undefined });
}

/** By hand, key file and drafts are discarded: whoever locks was asked (`use-discard-question.ts`). */
export function lock(lockedBy: 'time' | 'hand'): void {
  untilLock.abort();
  untilLock = new AbortController();
  clearInterval(timer);
  for (const event of activityEvents) removeEventListener(event, onActivity, { capture: true });
  if (lockedBy === 'hand') discardDrafts();
  change({ key: undefined, file: lockedBy === 'hand' ? undefined : state.file, lockedBy });
}

/** At a sign-out, and when somebody else signs in. */
export function forgetKey(): void {
  lock('hand');
  change(nothing);
}

/** Aborted at the next lock or sign-out. What began before must not go on after it: check the signal after each `await`. */
export function lockSignal(): AbortSignal {
  return untilLock.signal;
}

export function keyState(): KeyState {
  return state;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOfficerKey(): KeyState {
  return useSyncExternalStore(subscribe, keyState);
}
