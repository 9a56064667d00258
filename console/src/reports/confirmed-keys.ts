import type { ReportKeyView } from 'contract/console/report-keys.ts';
import { fingerprintOf } from 'contract/sealing/key-text.ts';

type PublicHalves = Pick<ReportKeyView, 'recipient' | 'signingKey'>;

/** What this browser stores: fingerprints that were compared with the owners of the keys, and of keys that were made here. */
const storageKeys = { confirmed: 'console-confirmed-report-keys', made: 'console-made-report-keys' } as const;

type Kind = keyof typeof storageKeys;

/** Of what a key seals to, and of what its owner signs with. */
function fingerprintsOf({ recipient, signingKey }: PublicHalves): string[] {
  return [recipient, ...(signingKey === null ? [] : [signingKey])].map((half) => fingerprintOf(half));
}

function read(kind: Kind): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKeys[kind]) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function store(kind: Kind, fingerprints: readonly string[]): void {
  try {
    localStorage.setItem(storageKeys[kind], JSON.stringify(fingerprints));
  } catch {
    // The storage is full or not allowed: the question comes again.
  }
}

function add(kind: Kind, key: PublicHalves): void {
  store(kind, [...new Set([...read(kind), ...fingerprintsOf(key)])]);
}

/** Whether both halves of a key were compared, or made here. */
export function isKeyConfirmed(key: PublicHalves): boolean {
  const known = [...read('confirmed'), ...read('made')];
  return fingerprintsOf(key).every((one) => known.includes(one));
}

/**
 * Whether these keys are exactly those that were compared, with or without those made here: one that is gone is a change,
 * too, unless its owner is excluded from the report.
 */
export function areKeysConfirmed(keys: readonly ReportKeyView[], excluded: readonly ReportKeyView[] = []): boolean {
  const known = [...keys, ...excluded].flatMap((key) => fingerprintsOf(key));
  return keys.every((key) => isKeyConfirmed(key)) && read('confirmed').every((one) => known.includes(one));
}

/** Those of excluded officers stay as they were: they are compared with other reports. */
export function confirmKeys(keys: readonly ReportKeyView[], excluded: readonly ReportKeyView[] = []): void {
  const confirmed = read('confirmed');
  const before = excluded.flatMap((key) => fingerprintsOf(key)).filter((one) => confirmed.includes(one));
  store('confirmed', [...keys.flatMap((key) => fingerprintsOf(key)), ...before]);
}

/** One more was compared. */
export function addConfirmedKey(key: PublicHalves): void {
  add('confirmed', key);
}

/** It was made here, and is about to be registered. */
export function addMadeKey(key: PublicHalves): void {
  add('made', key);
}

/** Whether a key was made here. Its digits then need not come from the server. */
export function isKeyMadeHere(key: PublicHalves): boolean {
  const made = read('made');
  return fingerprintsOf(key).every((one) => made.includes(one));
}

/** It was put out of force here, so that nobody is asked again because of it. */
export function removeConfirmedKey(key: PublicHalves): void {
  const removed = fingerprintsOf(key);
  for (const kind of ['confirmed', 'made'] as const)
    store(
      kind,
      read(kind).filter((one) => !removed.includes(one)),
    );
}

/** Whether any keys were compared in this browser. */
export function wereKeysConfirmed(): boolean {
  return read('confirmed').length > 0;
}
