/** Answers and notes that an officer types. They are in the memory of this page only: not stored, and not sent unsealed. */
import { useSyncExternalStore } from 'react';

/** An answer or a note. */
type ReportDraft = {
  text: string;
  /** The id under which the text was signed and sent: sent again, it is saved once. */
  sentAs?: string;
};

/** Answers by the ids of their reports, notes by a name with it. They outlast a lock by time, for whoever opens the same key again. */
const drafts = new Map<string, ReportDraft>();
let draftsOf: string | undefined;
const listeners = new Set<() => void>();

function notifyAll(): void {
  for (const notify of listeners) notify();
}

function onBeforeUnload(event: BeforeUnloadEvent): void {
  if (drafts.size > 0) event.preventDefault();
}

/** The drafts of the key with this recipient; those of another key are discarded. */
export function openDrafts(recipient: string): void {
  if (draftsOf !== recipient) discardDrafts();
  draftsOf = recipient;
  addEventListener('beforeunload', onBeforeUnload);
}

export function discardDrafts(): void {
  drafts.clear();
  notifyAll();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
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
