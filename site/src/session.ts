/** What a visit remembers. Browsers may refuse storage: then a page remembers for as long as it lives. */
export type SessionKey = 'language' | 'activeIndex' | 'calm' | 'floatingLogoClosed' | 'productView';

const remembered = new Map<SessionKey, string>();

export function readSession(key: SessionKey): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
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
