import { readSession, removeSession, type SessionKey, writeSession } from '../browser/session.ts';

type Draft = Record<string, string | number>;

/** The draft stored in this visit, or `empty`. */
export function readSessionDraft<Written extends Draft>(key: SessionKey, empty: Written): Written {
  const stored = parse(readSession(key) ?? '');
  return isLike(empty, stored) ? stored : empty;
}

/** An older version may have stored other fields, and the gateway rejects unknown fields. */
function isLike<Written extends Draft>(empty: Written, stored: unknown): stored is Written {
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

export function saveSessionDraft(key: SessionKey, draft: Draft): void {
  writeSession(key, JSON.stringify(draft));
}

/**
 * Removes a sent draft unless the visitor has changed it since. A response may arrive late, when the form is open
 * again.
 */
export function clearSessionDraft(key: SessionKey, sent: Draft): void {
  if (readSession(key) === JSON.stringify(sent)) removeSession(key);
}

/** 128 random bits. `crypto.randomUUID` exists only on secure pages. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
