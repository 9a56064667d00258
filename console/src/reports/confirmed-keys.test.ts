import type { ReportKeyView } from 'contract/console/report-keys.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  addConfirmedKey,
  addMadeKey,
  areKeysConfirmed,
  confirmKeys,
  isKeyConfirmed,
  isKeyMadeHere,
  removeConfirmedKey,
  wereKeysConfirmed,
} from './confirmed-keys.ts';

const stored = new Map<string, string>();
const officer: ReportKeyView = { name: 'Zhang Wei', role: 'officer', recipient: 'age1a', signingKey: 'signs-a' };
const recovery: ReportKeyView = { name: 'recovery', role: 'recovery', recipient: 'age1b', signingKey: null };

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

it('remembers the keys that were compared, in any order, by their fingerprints', () => {
  expect([wereKeysConfirmed(), areKeysConfirmed([officer, recovery])]).toEqual([false, false]);
  confirmKeys([officer, recovery]);
  expect([wereKeysConfirmed(), areKeysConfirmed([recovery, officer])]).toEqual([true, true]);
  expect([...stored.values()].join()).not.toMatch(/age1|signs-a|Zhang/);
});

it.each<[string, ReportKeyView[], boolean]>([
  ['added', [officer, recovery, { ...officer, recipient: 'age1c' }], true],
  ['removed', [officer], true],
  ['exchanged', [{ ...officer, recipient: 'age1c' }, recovery], false],
  ['given another key for signatures', [{ ...officer, signingKey: 'signs-c' }, recovery], false],
])('asks again after a key was %s', (_, keys, isFirstConfirmed) => {
  confirmKeys([officer, recovery]);
  expect(areKeysConfirmed(keys)).toBe(false);
  expect(keys.slice(0, 1).map((key) => isKeyConfirmed(key))).toEqual([isFirstConfirmed]);
});

it('does not ask again because the owner of a key is excluded from a report, and remembers that key', () => {
  const added = { ...officer, recipient: 'age1c', signingKey: 'signs-c' };
  confirmKeys([officer, recovery]);
  expect(areKeysConfirmed([recovery], [officer])).toBe(true);
  expect(areKeysConfirmed([recovery, added], [officer])).toBe(false);
  confirmKeys([recovery, added], [officer]);
  expect([areKeysConfirmed([officer, recovery, added]), areKeysConfirmed([recovery, added], [officer])]).toEqual([
    true,
    true,
  ]);
  // One that was never compared is not confirmed by that.
  confirmKeys([recovery], [{ ...officer, recipient: 'age1d' }]);
  expect(isKeyConfirmed({ ...officer, recipient: 'age1d' })).toBe(false);
});

it.each(['no JSON', '{}', '[1]', 'null'])('takes nothing from a damaged storage: %s', (damaged) => {
  confirmKeys([officer]);
  for (const key of stored.keys()) stored.set(key, damaged);
  expect([wereKeysConfirmed(), areKeysConfirmed([officer])]).toEqual([false, false]);
});

it('does not ask again because of a key that was put in force or out of it here', () => {
  const added = { ...officer, recipient: 'age1c', signingKey: 'signs-c' };
  confirmKeys([officer, recovery]);
  for (const times of [1, 2]) {
    addConfirmedKey(added);
    expect(areKeysConfirmed([officer, recovery, added]), `${times}`).toBe(true);
  }
  removeConfirmedKey(officer);
  expect(areKeysConfirmed([recovery, added])).toBe(true);
  expect(isKeyConfirmed(officer)).toBe(false);
});

it('tells what was made here from what was compared', () => {
  const made = { ...officer, recipient: 'age1c', signingKey: 'signs-c' };
  addConfirmedKey(officer);
  addMadeKey(made);
  expect([officer, made].map((key) => [isKeyMadeHere(key), isKeyConfirmed(key)])).toEqual([
    [false, true],
    [true, true],
  ]);
  removeConfirmedKey(made);
  expect([isKeyMadeHere(made), isKeyConfirmed(made)]).toEqual([false, false]);
});

it('does not ask because of a key that was made here, neither while it is pending nor once it is in force', () => {
  const made = { ...officer, recipient: 'age1c', signingKey: 'signs-c' };
  addMadeKey(made);
  expect([wereKeysConfirmed(), areKeysConfirmed([officer, made])]).toEqual([false, false]);
  confirmKeys([officer]);
  expect([[officer], [officer, made], [made]].map((keys) => areKeysConfirmed(keys))).toEqual([true, true, false]);
});

it('goes on without a storage', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  confirmKeys([officer]);
  addMadeKey(officer);
  expect(areKeysConfirmed([officer])).toBe(false);
});
