import type { ReportKeyView } from 'contract/console/report-keys.ts';
import { fingerprintOf } from 'contract/sealing/key-text.ts';

type PublicHalves = Pick<ReportKeyView, 'recipient' | 'signingKey'>;

const storageKey = 'console-confirmed-report-keys';

/** Of what a key seals to, and of what its owner signs with. */
function fingerprintsOf({ recipient, signingKey }: PublicHalves): string[] {
  return [recipient, ...(signingKey === null ? [] : [signingKey])].map((half) => fingerprintOf(half));
}

/** The fingerprints that were compared with the owners of the keys, as this browser stores them. */
function readConfirmed(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether both halves of a key were compared. */
export function isKeyConfirmed(key: PublicHalves): boolean {
  const confirmed = readConfirmed();
  return fingerprintsOf(key).every((one) => confirmed.includes(one));
}

/** Whether these keys are exactly those that were compared: one that is gone is a change, too. */
export function areKeysConfirmed(keys: readonly ReportKeyView[]): boolean {
  const present = keys.flatMap((key) => fingerprintsOf(key)).toSorted();
  return JSON.stringify(present) === JSON.stringify(readConfirmed().toSorted());
}

export function confirmKeys(keys: readonly ReportKeyView[]): void {
  store(keys.flatMap((key) => fingerprintsOf(key)));
}

/** One more was compared, or made here. */
export function addConfirmedKey(key: PublicHalves): void {
  store([...new Set([...readConfirmed(), ...fingerprintsOf(key)])]);
}

/** It was put out of force here, so that nobody is asked again because of it. */
export function removeConfirmedKey(key: PublicHalves): void {
  const removed = fingerprintsOf(key);
  store(readConfirmed().filter((one) => !removed.includes(one)));
}

function store(fingerprints: readonly string[]): void {
  localStorage.setItem(storageKey, JSON.stringify(fingerprints));
}

/** Whether any keys were compared in this browser. */
export function wereKeysConfirmed(): boolean {
  return readConfirmed().length > 0;
}
