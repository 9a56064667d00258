import { expect, it } from 'vitest';
import { createKeyDerivationQueue, type DerivationPurpose } from './key-derivation-queue.ts';

/** Derivations that end on demand; `order` is the order in which they started. */
function started() {
  const queue = createKeyDerivationQueue();
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const begin = (purpose: DerivationPurpose, name: string) =>
    queue(purpose, () => {
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

it('runs two derivations at a time, and reports before receipts', async () => {
  const { begin, endNext, order } = started();
  const all = [begin('receipt', 'r1'), begin('receipt', 'r2'), begin('receipt', 'r3'), begin('report', 'report')];
  expect(order).toEqual(['r1', 'r2']);
  await endNext();
  expect(order).toEqual(['r1', 'r2', 'report']);
  for (const _ of all) await endNext();
  expect(await Promise.all(all)).toEqual(['r1', 'r2', 'r3', 'report']);
  expect(order).toEqual(['r1', 'r2', 'report', 'r3']);
});

it('rejects a receipt while six are queued, and still accepts a report', async () => {
  const { begin, endNext } = started();
  const all = Array.from({ length: 8 }, (_, index) => begin('receipt', `r${index}`));
  await expect(begin('receipt', 'r9')).rejects.toMatchObject({ code: 'tooManyRequests', retryAfter: 5 });
  all.push(begin('report', 'report'));
  for (const _ of all) await endNext();
  expect(await Promise.all(all)).toHaveLength(9);
});

it('queues sixty reports at most', async () => {
  const { begin, endNext } = started();
  const all = Array.from({ length: 62 }, (_, index) => begin('report', `r${index}`));
  await expect(begin('report', 'r62')).rejects.toMatchObject({ code: 'tooManyRequests' });
  for (const _ of all) await endNext();
  expect(await Promise.all(all)).toHaveLength(62);
});

it('continues after a failed derivation', async () => {
  const queue = createKeyDerivationQueue();
  const fails = () => Promise.reject(new Error('no memory'));
  for (let count = 0; count < 3; count += 1) await expect(queue('receipt', fails)).rejects.toThrow('no memory');
  expect(await queue('receipt', async () => 'fine')).toBe('fine');
});
