import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import type { ShareCard } from './card.ts';
import { createKeptCards, type KeptCards } from './kept-cards.ts';

let folder: string;
let kept: KeptCards;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'kept-cards-'));
  kept = createKeptCards(folder);
});
afterEach(() => {
  kept.close();
  rmSync(folder, { recursive: true, force: true });
});

const card: ShareCard = { locale: 'en', section: '', title: 'Coke', company: 'Beiyao', picture: undefined };
const without = async () => undefined;
const version = (number: number) => number.toString(16).padStart(20, '0');

it('removes the oldest cards when there are too many', async () => {
  for (let number = 0; number < 2001; number += 1) {
    const file = path.join(folder, `${version(number)}.jpg`);
    writeFileSync(file, '');
    utimesSync(file, 1000 + number, 1000 + number);
  }
  await kept.get('f'.repeat(20), card, without);
  expect(readdirSync(folder)).toHaveLength(1500);
  expect(existsSync(path.join(folder, `${version(0)}.jpg`))).toBe(false);
  expect(existsSync(path.join(folder, `${version(2000)}.jpg`))).toBe(true);
  expect(existsSync(path.join(folder, `${'f'.repeat(20)}.jpg`))).toBe(true);
});

it('refuses when too many wait, and draws again afterwards', async () => {
  const asked = Array.from({ length: 30 }, (_none, number) => kept.get(version(number), card, without));
  const settled = await Promise.allSettled(asked);
  const refused = settled.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(6);
  for (const answer of refused)
    expect(answer.status === 'rejected' && answer.reason).toEqual(new Refusal('unavailable'));
  expect((await kept.get(version(99), card, without)).length).toBeGreaterThan(1000);
});

it('draws a card once, however many ask for it together', async () => {
  const asked = Array.from({ length: 30 }, () => kept.get(version(1), card, without));
  const [first, ...others] = await Promise.all(asked);
  expect(others.every((jpeg) => jpeg === first)).toBe(true);
});

it('draws the next card after one that could not be drawn', async () => {
  const picture = { hash: '0'.repeat(20), focusX: 0.5, focusY: 0.5 };
  const broken = path.join(folder, 'broken.webp');
  writeFileSync(broken, 'no picture');
  await expect(kept.get(version(1), { ...card, picture }, async () => broken)).rejects.toThrow('not drawn');
  expect((await kept.get(version(2), card, without)).length).toBeGreaterThan(1000);
});
