import type { ReportKeyView } from 'contract/console/report-keys.ts';
import { fingerprintOf } from 'contract/sealing/key-text.ts';

const storageKey = 'console-confirmed-report-keys';

/** Of what a key seals to, and of what its owner signs with. */
function fingerprintsOf({ recipient, signingKey }: ReportKeyView): string[] {
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
export function isKeyConfirmed(key: ReportKeyView): boolean {
  const confirmed = readConfirmed();
  return fingerprintsOf(key).every((one) => confirmed.includes(one));
}

/** Whether these keys are exactly those that were compared: one that is gone is a change, too. */
export function areKeysConfirmed(keys: readonly ReportKeyView[]): boolean {
  const present = keys.flatMap((key) => fingerprintsOf(key)).toSorted();
  return JSON.stringify(present) === JSON.stringify(readConfirmed().toSorted());
}

export function confirmKeys(keys: readonly ReportKeyView[]): void {
  localStorage.setItem(storageKey, JSON.stringify(keys.flatMap((key) => fingerprintsOf(key))));
}

/** Whether any keys were compared in this browser. */
export function wereKeysConfirmed(): boolean {
  return readConfirmed().length > 0;
}
