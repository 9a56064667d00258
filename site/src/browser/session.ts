import type { SubmissionKind } from 'contract/submissions.ts';

/** Values that last for a visit. When the browser refuses storage, they last as long as the document. */
export type SessionKey =
  | 'language'
  | 'scrollPlace'
  | 'activeIndex'
  /** Whether motion is reduced. The key keeps its old name, since open tabs have stored it. */
  | 'calm'
  | 'floatingLogoClosed'
  | 'productView'
  | 'slashKey'
  | `${SubmissionKind}Draft`;

const remembered = new Map<SessionKey, string>();

export function readSession(key: SessionKey): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? remembered.get(key);
  } catch {
    return remembered.get(key);
  }
}

/** Returns false when only this document remembers the value. */
export function writeSession(key: SessionKey, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    remembered.set(key, value);
    return false;
  }
}

export function removeSession(key: SessionKey): void {
  remembered.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // The browser refuses storage, so there is nothing to remove.
  }
}
