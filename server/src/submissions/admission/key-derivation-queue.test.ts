import { expect, it } from 'vitest';
import { createKeyDerivationQueue, type DerivationPurpose } from './key-derivation-queue.ts';

/** Derivations that end on demand; `order` is the order in which they began. */
function started() {
  const derivations = createKeyDerivationQueue();
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const begin = (forWhat: DerivationPurpose, name: string) =>
    derivations(forWhat, () => {
      order.push(name);
      return new Promise<string>((resolve) => {
        ends.push(() => resolve(name));
      });
    });
  const endNext = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { begin, endNext, order };
}

it('runs two at a time, reports before receipts', async () => {
  const { begin, endNext, order } = started();
  const all = [begin('receipt', 'r1'), begin('receipt', 'r2'), begin('receipt', 'r3'), begin('report', 'report')];
  expect(order).toEqual(['r1', 'r2']);
  await endNext();
  expect(order).toEqual(['r1', 'r2', 'report']);
  for (const _ of all) await endNext();
  expect(await Promise.all(all)).toEqual(['r1', 'r2', 'r3', 'report']);
  expect(order).toEqual(['r1', 'r2', 'report', 'r3']);
});

it('refuses a receipt when six wait already, and takes a report all the same', async () => {
  const { begin, endNext } = started();
  const all = Array.from({ length: 8 }, (_, index) => begin('receipt', `r${index}`));
  await expect(begin('receipt', 'r9')).rejects.toMatchObject({ code: 'tooManyRequests', retryAfter: 5 });
  all.push(begin('report', 'report'));
  for (const _ of all) await endNext();
  expect(await Promise.all(all)).toHaveLength(9);
});

it('lets sixty reports wait, and no more', async () => {
  const { begin, endNext } = started();
  const all = Array.from({ length: 62 }, (_, index) => begin('report', `r${index}`));
  await expect(begin('report', 'r62')).rejects.toMatchObject({ code: 'tooManyRequests' });
  for (const _ of all) await endNext();
  expect(await Promise.all(all)).toHaveLength(62);
});

it('goes on after one that failed', async () => {
  const derivations = createKeyDerivationQueue();
  const fails = () => Promise.reject(new Error('no memory'));
  for (let count = 0; count < 3; count += 1) await expect(derivations('receipt', fails)).rejects.toThrow('no memory');
  expect(await derivations('receipt', async () => 'fine')).toBe('fine');
});
