/**
 * The private key of a supervision officer, and what is typed with it. They are in the memory of this page
 * only: nothing is stored, and nothing is sent.
 */
import { useSyncExternalStore } from 'react';
import { activityEvents } from '../gateway/use-is-user-active.ts';

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

/** An answer or a note. */
export type ReportDraft = {
  text: string;
  /** The id under which the text was signed and sent: sent again, it is saved once. */
  sentAs?: string;
};

const nothing: KeyState = { key: undefined, file: undefined, lockedBy: undefined };

export const idleMilliseconds = 10 * 60_000;

let state = nothing;
/** Replaced at each lock. */
let untilLock = new AbortController();
let usedAt = 0;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** Answers by the ids of their reports, notes by a name with it. They outlast a lock by time, for whoever opens the same key again. */
const drafts = new Map<string, ReportDraft>();
let draftsOf: string | undefined;

function notifyAll(): void {
  for (const notify of listeners) notify();
}

function change(next: KeyState): void {
  state = next;
  notifyAll();
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

function onBeforeUnload(event: BeforeUnloadEvent): void {
  if (drafts.size > 0) event.preventDefault();
}

export function unlock(key: OfficerKey, file: KeyFile | undefined): void {
  if (draftsOf !== key.recipient) drafts.clear();
  draftsOf = key.recipient;
  usedAt = Date.now();
  clearInterval(timer);
  timer = setInterval(lockWhenDue, 1000);
  for (const event of activityEvents) addEventListener(event, onActivity, { capture: true, passive: true });
  addEventListener('pagehide', onPageHide);
  addEventListener('beforeunload', onBeforeUnload);
  change({ key, file, lockedBy: undefined });
}

/** By hand, key file and drafts are discarded: whoever locks was asked (`use-discard-question.ts`). */
export function lock(lockedBy: 'time' | 'hand'): void {
  untilLock.abort();
  untilLock = new AbortController();
  clearInterval(timer);
  for (const event of activityEvents) removeEventListener(event, onActivity, { capture: true });
  if (lockedBy === 'hand') drafts.clear();
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

/** The listener hears of the key and of drafts. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOfficerKey(): KeyState {
  return useSyncExternalStore(subscribe, keyState);
}

export function draftOf(name: string): ReportDraft | undefined {
  return drafts.get(name);
}

/** What is typed. Two forms have the same text: one that was left while it was sending, and one that was opened since. */
export function useDraftText(name: string): string {
  return useSyncExternalStore(subscribe, () => draftOf(name)?.text ?? '');
}

/** An empty text removes the draft. Another text is another answer or note: it must not pass for one that has arrived. */
export function saveDraft(name: string, text: string): void {
  setDraft(name, { text });
}

function setDraft(name: string, draft: ReportDraft): void {
  if (draft.text === '') drafts.delete(name);
  else drafts.set(name, draft);
  notifyAll();
}

/** The id under which a draft is sent. Undefined if this text is none any more: another form has sent it meanwhile. */
export function beginSending(name: string, text: string): string | undefined {
  const draft = draftOf(name);
  if (draft?.text !== text) return undefined;
  const sentAs = draft.sentAs ?? crypto.randomUUID();
  setDraft(name, { text, sentAs });
  return sentAs;
}

/** Whether what was sent is still a draft: it was neither discarded nor changed. */
export function isDraft(name: string, sentAs: string): boolean {
  return draftOf(name)?.sentAs === sentAs;
}

/** A text that was changed while the earlier one was sent stays. */
export function discardSent(name: string, sentAs: string): void {
  if (isDraft(name, sentAs)) saveDraft(name, '');
}

export function countDrafts(): number {
  return drafts.size;
}
