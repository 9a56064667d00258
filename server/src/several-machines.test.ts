/** Two servers as on two machines: separate processes and folders, one PostgreSQL and one S3 service. */
import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { getChallenge } from 'contract/submissions/challenge.ts';
import { filmUrl } from 'contract/media/film.ts';
import { rasterUrl } from 'contract/media/picture.ts';
import { type Kysely, sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mostHourlyRuns } from '../test/hourly-runs.ts';
import { cloneDatabase, connectionUrl, type GatewayResponse } from '../test/running-site.ts';
import { solveChallenge } from '../test/solve-challenge.ts';
import { s3Account, s3Environment, startS3Service } from '../test/s3-service.ts';
import { message } from '../test/sample-submissions.ts';
import { type StartedServer, startServer } from '../test/started-server.ts';
import { uploadFile } from '../test/visitor.ts';
import { openDatabase } from './database/open.ts';
import type { Tables } from './database/tables.ts';
import { openFiles } from './files/open.ts';
import { openPublicFiles } from './files/public-files.ts';
import { saveFilmFile } from './films/save-film-file.ts';
import { receivePicture } from './pictures/receive.ts';
import { uploadLimits } from './uploads/ensure-space.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'several-machines-'));
const begin = Date.now();
const service = await startS3Service(path.join(folder, 's3'));
const s3 = { ...s3Account, endpoint: service.endpoint };

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let db: Kysely<Tables>;
let environment: Record<string, string>;
let [one, other]: StartedServer[] = [];
beforeAll(async () => {
  database = await cloneDatabase();
  db = await openDatabase(database.connection);
  environment = {
    DATABASE_URL: connectionUrl(database.connection),
    SECRET_KEY: randomBytes(32).toString('hex'),
    SUBMISSION_KEYS: `1:${randomBytes(32).toString('hex')}`,
    ...s3Environment(service.endpoint),
    TRUSTED_PROXIES: '127.0.0.1',
    MESSAGES_PER_TEN_MINUTES: '20',
    DEMONSTRATION_CONTENT: 'skip',
  };
  [one, other] = await Promise.all(['one', 'other'].map((name) => startMachine(name)));
}, 120_000);
afterAll(async () => {
  await Promise.all([one?.stop(), other?.stop()]);
  await db.destroy();
  await database.drop();
  await service.close();
  rmSync(folder, { recursive: true });
});

function startMachine(name: string, more: Record<string, string> = {}): Promise<StartedServer> {
  const dataDir = path.join(folder, name);
  mkdirSync(dataDir, { recursive: true });
  return startServer({ ...environment, ...more, DATA_DIR: dataDir });
}

async function request(
  server: StartedServer | undefined,
  urlPath: string,
  body: object,
  from: string,
): Promise<GatewayResponse> {
  const response = await fetch(`${server?.url}/gw-api/cn/${urlPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
  return JSON.parse(await response.text());
}

const send = (server: StartedServer | undefined, from: string, more: object = {}) =>
  request(server, 'wms/dqgx/submitReporter', { ...message, ...more }, from);

it('counts the submissions of an IP address together', async () => {
  const codes: number[] = [];
  for (const server of [one, other, one, other, one, other]) codes.push((await send(server, '203.0.113.1')).code);
  expect(codes).toEqual([200, 200, 200, 200, 429, 429]);
});

it('accepts a solved challenge once, whichever instance issued it', async () => {
  const issued = getChallenge.output.parse(await request(one, 'site/challenge', { kind: 'message' }, '203.0.113.2'));
  const challenge = solveChallenge(issued.data);
  for (const [server, remark] of [
    [other, 'first'],
    [one, 'second'],
  ] as const)
    expect((await send(server, '203.0.113.2', { challenge, remark, startedAt: 0 })).code).toBe(200);
  const rows = await db.selectFrom('submission').select('suspicions').orderBy('receivedAt', 'desc').limit(2).execute();
  const [second, first] = rows.map(({ suspicions }) => suspicions.includes('noChallenge'));
  expect({ first, second }).toEqual({ first: false, second: true });
});

it('opens a submission by its receipt on either instance, with a file uploaded to either', async () => {
  const post = await db.selectFrom('jobPost').select('postNo').where('open', '=', true).executeTakeFirstOrThrow();
  const fileNos = [await uploadFile(one?.url ?? '', 'cv.pdf')];
  const { receipt } = await request(
    other,
    'wms/dqgx/submitReporter',
    { sayType: '3', ...post, fileNos },
    '203.0.113.3',
  );
  const opened = await request(one, 'site/submission', { receipt }, '203.0.113.3');
  expect(opened.data).toMatchObject({ kind: 'resume', status: 'received' });
});

it('shows a published change on both instances', async () => {
  const newsPage = async (server: StartedServer | undefined) => (await fetch(`${server?.url}/en/news`)).text();
  const { id } = await db
    .selectFrom('newsItem')
    .select('id')
    .where('contentType', '=', 1)
    .orderBy('pinned', 'desc')
    .orderBy('publishedAt', 'desc')
    .executeTakeFirstOrThrow();
  for (const server of [one, other]) expect(await newsPage(server)).not.toContain('Published to both');
  await db
    .updateTable('newsItem')
    .set({ title: JSON.stringify({ cn: '两台都有', en: 'Published to both', ru: 'Для обоих' }) })
    .where('id', '=', id)
    .execute();
  for (const server of [one, other]) await expect.poll(() => newsPage(server)).toContain('Published to both');
});

it('serves a picture and a film that a third machine received, and a card that the other instance has drawn', async () => {
  const publicFiles = await openPublicFiles({ dataDir: path.join(folder, 'third'), s3 });
  const jpeg = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  mkdirSync(path.join(folder, 'third'), { recursive: true });
  const { hash } = await receivePicture(
    { db, dataDir: path.join(folder, 'third'), publicFiles },
    Readable.from([jpeg]),
    {
      name: 'coke-lump',
      fileName: 'a.jpg',
      mediaType: 'image/jpeg',
      focus: { x: 0.5, y: 0.5 },
      description: { cn: '样例' },
    },
  );
  for (const server of [one, other])
    await expect
      .poll(async () => (await fetch(`${server?.url}${rasterUrl(hash, 320, 'webp')}`)).headers.get('content-type'))
      .toBe('image/webp');
  const film = path.join(import.meta.dirname, '../../content/films/kiln-glow.webm');
  const stored = await saveFilmFile(
    { db, files: await openFiles({ dataDir: path.join(folder, 'third'), s3 }), uploadLimits },
    { fileName: 'kiln.webm', content: createReadStream(film) },
  );
  await db
    .insertInto('film')
    .values({ name: 'third-film', ...stored, width: 1280, height: 720, seconds: 10, captioned: false })
    .execute();
  for (const server of [one, other]) {
    const headers = { range: 'bytes=100000-100999' };
    const part = await fetch(`${server?.url}${filmUrl(stored.hash, stored.type)}`, { headers });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).equals(readFileSync(film).subarray(100_000, 101_000))).toBe(true);
  }
  const html = await (await fetch(`${one?.url}/en/privacy`)).text();
  const card = /property="og:image" content="[^"]*(\/share\/[^"]+)"/.exec(html)?.[1] ?? '';
  const [first, second] = [await fetch(`${one?.url}${card}`), await fetch(`${other?.url}${card}`)];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(Buffer.from(await first.arrayBuffer()).equals(Buffer.from(await second.arrayBuffer()))).toBe(true);
  expect(await db.selectFrom('shareCard').select('version').execute()).toHaveLength(1);
  for (const name of ['one', 'other'])
    for (const area of ['pictures', 'share-cards', 'files', 'secret.key', 'submission.keys'])
      expect(existsSync(path.join(folder, name, area)), `${name}: ${area}`).toBe(false);
});

it('runs the hourly jobs in one of the instances', async () => {
  const states = async () => {
    const { rows } = await sql<{ state: string }>`select state from pgboss.job where name = 'hourly'`.execute(db);
    return rows.map(({ state }) => state);
  };
  await expect.poll(states).not.toEqual([]);
  await expect.poll(async () => new Set(await states())).toEqual(new Set(['completed']));
  expect((await states()).length).toBeLessThanOrEqual(mostHourlyRuns(begin));
});

it('rejects a start with other keys, and moves uploaded pictures from the folder into the bucket', async () => {
  await expect(startMachine('stranger', { SECRET_KEY: randomBytes(32).toString('hex') })).rejects.toThrow(
    /SECRET_KEY contains another key/,
  );
  const picture = path.join(folder, 'late', 'pictures', 'ab'.repeat(10));
  mkdirSync(picture, { recursive: true });
  writeFileSync(path.join(picture, '320.jpg'), 'a picture');
  const late = await startMachine('late');
  await late.stop();
  expect(existsSync(path.join(folder, 'late', 'pictures'))).toBe(false);
  const { pictures } = await openPublicFiles({ dataDir: path.join(folder, 'third'), s3 });
  const moved = await pictures.get(`${'ab'.repeat(10)}/320.jpg`);
  expect(Buffer.concat(await moved.toArray()).toString()).toBe('a picture');
});

it.skipIf(process.env['LONG_TESTS'] === undefined)(
  'starts after another machine has loaded the demonstration, even if that takes longer than a request may',
  async () => {
    const own = await cloneDatabase();
    const ownDb = await openDatabase(own.connection, 'maintenance');
    const items = await ownDb.deleteFrom('demonstrationItem').returningAll().execute();
    const start = () =>
      startMachine('third', { DATABASE_URL: connectionUrl(own.connection), DEMONSTRATION_CONTENT: 'load' });
    const starting = await ownDb.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtext('demonstration'))`.execute(transaction);
      await transaction.insertInto('demonstrationItem').values(items).execute();
      const third = start();
      third.catch(() => undefined);
      const waiting = () =>
        sql`select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(transaction);
      await expect.poll(async () => (await waiting()).rows.length).toBe(1);
      // The statements of requests end after 15 s.
      await pause(16_000);
      // In an object: the transaction would wait for a promise.
      return { third };
    });
    const third = await starting.third;
    await third.stop();
    await ownDb.destroy();
    await own.drop();
  },
);
