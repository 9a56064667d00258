/** What a visit remembers. Browsers may refuse storage: then a page remembers for as long as it lives. */
export type SessionKey =
  | 'language'
  | 'scrollPlace'
  | 'activeIndex'
  | 'calm'
  | 'floatingLogoClosed'
  | 'productView'
  | 'slashKey'
  | 'messageDraft'
  | 'resumeDraft';

const remembered = new Map<SessionKey, string>();

export function readSession(key: SessionKey): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? remembered.get(key);
  } catch {
    return remembered.get(key);
  }
}

/** False when it is remembered by this page only, and gone with the next. */
export function writeSession(key: SessionKey, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    remembered.set(key, value);
    return false;
  }
}

export function forgetSession(key: SessionKey): void {
  remembered.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // It refused to keep anything: there is nothing to take away.
  }
}
