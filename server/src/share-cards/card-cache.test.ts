import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { publicFilesIn } from '../files/public-files.ts';
import { HttpError } from '../http/http-error.ts';
import type { CardContent } from './card.ts';
import { type CardCache, createCardCache } from './card-cache.ts';

let site: RunningSite;
let cards: CardCache;
beforeAll(async () => {
  site = await runSite();
  cards = createCardCache(site.context);
});
afterAll(async () => {
  cards.close();
  await site.close();
});

const card: CardContent = { locale: 'en', section: '', title: 'Coke', company: 'Beiyao', picture: undefined };
const noPicture = async () => undefined;
const newVersion = () => randomBytes(10).toString('hex');

it('removes the oldest cards when there are too many', async () => {
  const [oldest, newest] = [newVersion(), newVersion()];
  const fileOf = (version: string) => path.join(site.context.dataDir, 'share-cards', `${version}.jpg`);
  await cards.get(oldest, card, noPicture);
  await sql`insert into share_card select lpad(to_hex(n), 20, '0'), now() + n * interval '1 second' from generate_series(1, 2000) n`.execute(
    site.context.db,
  );
  expect(existsSync(fileOf(oldest))).toBe(true);
  await sql`update share_card set drawn_at = '2000-01-01' where version = ${oldest}`.execute(site.context.db);
  await cards.get(newest, card, noPicture);
  const left = await site.context.db.selectFrom('shareCard').select('version').execute();
  expect(left).toHaveLength(1500);
  expect(existsSync(fileOf(oldest))).toBe(false);
  expect(readdirSync(path.dirname(fileOf(oldest))).filter((name) => name.endsWith('.part'))).toEqual([]);
  await site.context.db.deleteFrom('shareCard').execute();
});

it('rejects a card when the queue is full, and draws again afterwards', async () => {
  const requested = Array.from({ length: 30 }, () => cards.get(newVersion(), card, noPicture));
  const settled = await Promise.allSettled(requested);
  const rejected = settled.filter(({ status }) => status === 'rejected');
  expect(rejected).toHaveLength(6);
  for (const response of rejected)
    expect(response.status === 'rejected' && response.reason).toEqual(new HttpError('unavailable'));
  expect((await cards.get(newVersion(), card, noPicture)).length).toBeGreaterThan(1000);
});

it('draws a card once for concurrent requests and for other instances', async () => {
  const version = newVersion();
  const requested = Array.from({ length: 30 }, () => cards.get(version, card, noPicture));
  const [first = new Uint8Array(), ...others] = await Promise.all(requested);
  expect(others.every((jpeg) => jpeg === first)).toBe(true);
  const other = createCardCache(site.context);
  const found = await other.get(version, card, () => Promise.reject(new Error('the card is drawn a second time')));
  expect(Buffer.from(found).equals(first)).toBe(true);
  other.close();
});

it('draws the next card after a failed one', async () => {
  const picture = { hash: '0'.repeat(20), focusX: 0.5, focusY: 0.5 };
  const broken = async () => Buffer.from('no picture');
  await expect(cards.get(newVersion(), { ...card, picture }, broken)).rejects.toThrow('could not be drawn');
  expect((await cards.get(newVersion(), card, noPicture)).length).toBeGreaterThan(1000);
});

it('returns a card that cannot be stored, and logs why', async () => {
  const version = newVersion();
  const { db, dataDir, publicFiles } = site.context;
  // A file in place of the folder: nothing can be written below it.
  const { put } = publicFilesIn(path.join(dataDir, 'secret.key')).shareCards;
  const shareCards = { ...publicFiles.shareCards, put };
  const unable = createCardCache({ db, publicFiles: { ...publicFiles, shareCards } });
  vi.mocked(console.error).mockImplementation(() => undefined);
  const jpeg = await unable.get(version, card, noPicture);
  expect(Buffer.from(jpeg.subarray(0, 2)).toString('hex')).toBe('ffd8');
  expect(vi.mocked(console.error).mock.calls).toEqual([
    ['A share card could not be stored:', expect.stringContaining('ENOTDIR')],
  ]);
  vi.mocked(console.error).mockClear();
  unable.close();
  await cards.get(version, card, noPicture);
  expect(existsSync(path.join(dataDir, 'share-cards', `${version}.jpg`))).toBe(true);
});
