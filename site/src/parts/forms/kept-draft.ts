import { forgetSession, readSession, type SessionKey, writeSession } from '../../session.ts';

type Draft = Record<string, string | number>;

/** What was begun earlier in this visit, or `empty`. */
export function readKept<Written extends Draft>(key: SessionKey, empty: Written): Written {
  const stored = parse(readSession(key) ?? '');
  return isLike(empty, stored) ? stored : empty;
}

/** An older page may have left something else there, and a field too many would be refused by the gateway. */
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

export function keep(key: SessionKey, draft: Draft): void {
  writeSession(key, JSON.stringify(draft));
}

/** Forgets what was sent, unless more has been written since: an answer may come late, when the form is open again. */
export function forgetSent(key: SessionKey, sent: Draft): void {
  if (readSession(key) === JSON.stringify(sent)) forgetSession(key);
}

/** 128 random bits. `crypto.randomUUID` is there on secure pages only; this is everywhere. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
