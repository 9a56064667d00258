/** What a visit remembers. Browsers may refuse storage: then a page remembers for as long as it lives. */
export type SessionKey = 'language' | 'activeIndex' | 'calm' | 'floatingLogoClosed' | 'productView' | 'messageDraft';

const remembered = new Map<SessionKey, string>();

export function readSession(key: SessionKey): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? remembered.get(key);
  } catch {
    return remembered.get(key);
  }
}

export function writeSession(key: SessionKey, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    remembered.set(key, value);
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
