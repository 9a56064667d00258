import { expect, it } from 'vitest';
import { createDerivations, type DerivedFor } from './derivations.ts';

/** Derivations that end when they are told to; `order` is the order in which they began. */
function started() {
  const derivations = createDerivations();
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const begin = (forWhat: DerivedFor, name: string) =>
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

it('runs two at a time, submissions before receipts', async () => {
  const { begin, endNext, order } = started();
  const all = [begin('receipt', 'r1'), begin('receipt', 'r2'), begin('receipt', 'r3'), begin('submission', 's1')];
  expect(order).toEqual(['r1', 'r2']);
  await endNext();
  expect(order).toEqual(['r1', 'r2', 's1']);
  for (const _ of all) await endNext();
  expect(await Promise.all(all)).toEqual(['r1', 'r2', 'r3', 's1']);
  expect(order).toEqual(['r1', 'r2', 's1', 'r3']);
});

it('refuses a receipt when six wait already, and takes a submission all the same', async () => {
  const { begin, endNext } = started();
  const all = Array.from({ length: 8 }, (_, index) => begin('receipt', `r${index}`));
  await expect(begin('receipt', 'r9')).rejects.toMatchObject({ code: 'tooManyRequests', retryAfter: 5 });
  all.push(begin('submission', 's'));
  for (const _ of all) await endNext();
  expect(await Promise.all(all)).toHaveLength(9);
});

it('takes a report first, and also when sixty messages wait', async () => {
  const { begin, endNext, order } = started();
  const all = Array.from({ length: 62 }, (_, index) => begin('submission', `m${index}`));
  await expect(begin('submission', 'm62')).rejects.toMatchObject({ code: 'tooManyRequests' });
  all.push(begin('report', 'report'));
  await endNext();
  expect(order).toEqual(['m0', 'm1', 'report']);
  for (const _ of all) await endNext();
  expect(await Promise.all(all)).toHaveLength(63);
});

it('goes on after one that failed', async () => {
  const derivations = createDerivations();
  const fails = () => Promise.reject(new Error('no memory'));
  for (let count = 0; count < 3; count += 1) await expect(derivations('receipt', fails)).rejects.toThrow('no memory');
  expect(await derivations('receipt', async () => 'fine')).toBe('fine');
});
