import {
  getSessionItem,
  removeSessionItem,
  type SessionStorageKey,
  setSessionItem,
} from '../browser/session-storage.ts';
import { type FormValues, pickValues } from './form-values.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import type { SubmissionMetadata } from './submission-form.ts';

/** What a draft has beside the values of its form. */
export type DraftMetadata = SubmissionMetadata & {
  /** The number of files that were chosen. They are not kept with the draft. */
  fileCount: number;
};

/** Where the draft of a dialog is stored. */
export type DraftStore<Draft> = {
  /** The stored draft, or a new one. */
  read: () => Draft;
  save: (draft: Draft) => void;
  /** Keeps a draft that has changed since. A response may arrive late, when the form is open again. */
  clearSent: (sent: Draft) => void;
};

export function newDraftMetadata(): DraftMetadata {
  return { consentVersion: '', idempotencyKey: newIdempotencyKey(), startedAt: Date.now(), fileCount: 0 };
}

/** Stores the values that `empty` has for this visit. The other values of the draft are new each time. */
export function sessionDraft<Stored extends FormValues>(key: SessionStorageKey, empty: () => Stored) {
  const textOf = (draft: Stored) => JSON.stringify(pickValues(empty(), draft));
  return {
    read: (): Stored => readSessionDraft(key, empty()),
    save: (draft: Stored) => void setSessionItem(key, textOf(draft)),
    clearSent: (sent: Stored) => {
      if (getSessionItem(key) === textOf(sent)) removeSessionItem(key);
    },
  };
}

/** The draft stored in this visit, or `empty`. */
function readSessionDraft<Draft extends FormValues>(key: SessionStorageKey, empty: Draft): Draft {
  const stored = parse(getSessionItem(key) ?? '');
  return isLike(empty, stored) ? stored : empty;
}

/** An older version may have stored other fields, and the gateway rejects unknown fields. */
function isLike<Draft extends FormValues>(empty: Draft, stored: unknown): stored is Draft {
  const values = new Map(Object.entries(stored ?? {}));
  const wanted = Object.entries(empty);
  return values.size === wanted.length && wanted.every(([key, value]) => typeof values.get(key) === typeof value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
