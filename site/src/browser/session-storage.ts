import type { SubmissionKind } from 'contract/submissions/submissions.ts';

/** Values that last for a visit. When the browser refuses storage, they last as long as the document. */
export type SessionStorageKey =
  | 'language'
  | 'scrollPlace'
  | 'activeIndex'
  /** Whether motion is reduced. The key keeps its old name, since open tabs have stored it. */
  | 'calm'
  | 'floatingLogoClosed'
  | 'productView'
  | 'slashKey'
  | `${SubmissionKind}Draft`;

const remembered = new Map<SessionStorageKey, string>();

export function getSessionItem(key: SessionStorageKey): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? remembered.get(key);
  } catch {
    return remembered.get(key);
  }
}

/** Returns false when only this document remembers the value. */
export function setSessionItem(key: SessionStorageKey, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    remembered.set(key, value);
    return false;
  }
}

export function removeSessionItem(key: SessionStorageKey): void {
  remembered.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // The browser refuses storage, so there is nothing to remove.
  }
}
