import { expect, it } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { inTurns } from './turns.ts';

it('lets few in at a time, in order, and refuses when the line is full', async () => {
  const inTurn = inTurns(2, 1);
  const [began, release]: [string[], (() => void)[]] = [[], []];
  const ask = (name: string) =>
    inTurn(async () => {
      began.push(name);
      await new Promise<void>((resolve) => release.push(resolve));
      return name;
    });
  const [first, second, third] = [ask('first'), ask('second'), ask('third')];
  await expect(ask('fourth')).rejects.toThrow(Refusal);
  expect(began).toEqual(['first', 'second']);
  release[0]?.();
  expect(await first).toBe('first');
  await expect.poll(() => began).toEqual(['first', 'second', 'third']);
  release[1]?.();
  release[2]?.();
  expect(await Promise.all([second, third])).toEqual(['second', 'third']);
});

it('goes on after a failure', async () => {
  const inTurn = inTurns(1, 1);
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inTurn(async () => 'well')).toBe('well');
});
