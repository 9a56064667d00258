/** The films of the library, over HTTP. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import {
  getLibraryFilm,
  listFilms,
  maxFilmBytes,
  maxFilms,
  maxFilmsBytes,
  uploadFilm,
} from 'contract/console/films.ts';
import { getLibraryPicture, uploadStaffFile } from 'contract/console/media.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { type StaffClient, staffClient } from '../../test/staff-client.ts';
import { type Browser, signedIn } from '../../test/staff.ts';
import { sweepFilmFiles } from '../films/save-film-file.ts';

const folder = path.join(import.meta.dirname, '../../../content/films');
const read = (name: string) => readFileSync(path.join(folder, name));
const [mp4, webm] = [read('kiln-glow.mp4'), read('kiln-glow.webm')];

let site: RunningSite;
let editor: Browser;
let editorId: number;
let script: StaffClient;
beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
  const first = await signedIn(site, 'films', ['editor']);
  [editor, editorId] = [first.browser, first.account.id];
  script = await staffClient(site, 'editor');
});
afterAll(() => site.close());

const day = 24 * 60 * 60 * 1000;
const tomorrow = () => new Date(Date.now() + day + 60_000);

function send(fileName: string, bytes: Uint8Array, target = 'upload', measures = '1280/720/10000') {
  const body = new FormData();
  body.append('file', new File([Buffer.from(bytes)], fileName));
  return editor.request(`/gw-api/en/console/films/${target}/${measures}`, { method: 'POST', body });
}

async function upload(fileName = 'Kiln.webm', bytes: Uint8Array = webm): Promise<string> {
  const { status, body } = await send(fileName, bytes);
  expect([status, body.error]).toEqual([200, undefined]);
  return z.parse(uploadFilm.output, body).data.name;
}

const films = async (query = '') => z.parse(listFilms.output, (await editor.get(`films?${query}`)).body);
const filmOf = async (name: string) => z.parse(getLibraryFilm.output, (await editor.get(`films/${name}`)).body).data;
const fetchFilm = (url: string | null, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${site.url}${url}`, { headers, method });
const storedFiles = () => site.context.db.selectFrom('filmFile').selectAll().orderBy('storedAt').execute();

const captions = (text: string) => `WEBVTT\n\n00:00.000 --> 00:05.000\n${text}\n`;
const save = (name: string, change: object = {}) =>
  editor.post(`films/${name}`, { poster: null, captions: {}, ...change });

const banner = {
  placement: 'anniversary',
  picture: 'calcined-coke',
  mainTitle: { cn: '样例' },
  subTitle: null,
  label: { cn: '样例' },
  picArea: 1,
  link: '/cn',
};

/** A new banner whose draft shows this film. */
async function showInBanner(film: string) {
  const { status, body } = await script.post('content/banner', { body: { ...banner, film } });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data;
}

describe('an uploaded film', () => {
  it.each([
    ['Kiln glow.MP4', mp4, 'mp4', 'video/mp4'],
    ['Обжиг 2.webm', webm, 'webm', 'video/webm'],
  ] as const)('is in the library and served with its type: %s', async (fileName, bytes, type, mediaType) => {
    const name = await upload(fileName, bytes);
    expect(name).toMatch(type === 'mp4' ? /^kiln-glow-[\da-f]{8}$/ : /^2-[\da-f]{8}$/);
    const { film, ...known } = await filmOf(name);
    expect(known).toMatchObject({ name, poster: null, bytes: bytes.length, uses: 0, usedIn: [] });
    expect(film).toMatchObject({ width: 1280, height: 720, seconds: 10, poster: null, captions: [] });
    expect([film.mp4 === null, film.webm === null]).toEqual([type !== 'mp4', type !== 'webm']);
    expect((await films()).content[0]?.name).toBe(name);
    expect((await films(`text=%20${name}%20`)).content.map((found) => found.name)).toEqual([name]);
    const response = await fetchFilm(film[type]);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, mediaType]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect([response.headers.get('accept-ranges'), response.headers.get('x-content-type-options')]).toEqual([
      'bytes',
      'nosniff',
    ]);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    const other = type === 'mp4' ? 'webm' : 'mp4';
    expect((await fetchFilm((film[type] ?? '').replace(type, other))).status).toBe(404);
    const entries = await site.context.db
      .selectFrom('audit.auditEntry')
      .selectAll()
      .where('objectId', '=', name)
      .execute();
    expect(entries).toMatchObject([
      { action: 'media.upload', accountId: editorId, details: { sentFile: fileName.replace('MP4', 'mp4') } },
    ]);
  });

  it('is served in ranges, by HEAD, and not again to those who have it', async () => {
    const { film } = await filmOf(await upload());
    const part = await fetchFilm(film.webm, { range: 'bytes=1000-1999' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 1000-1999/${webm.length}`]);
    expect(part.headers.get('content-length')).toBe('1000');
    expect(Buffer.from(await part.arrayBuffer()).equals(webm.subarray(1000, 2000))).toBe(true);
    const beyond = await fetchFilm(film.webm, { range: `bytes=${webm.length}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${webm.length}`]);
    expect(await beyond.json()).toMatchObject({ code: 416 });
    const head = await fetchFilm(film.webm, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(webm.length)]);
    const etag = head.headers.get('etag') ?? '';
    expect((await fetchFilm(film.webm, { 'if-none-match': etag })).status).toBe(304);
    const same = await fetchFilm(film.webm, { range: 'bytes=0-9', 'if-range': etag });
    const changed = await fetchFilm(film.webm, { range: 'bytes=0-9', 'if-range': '"00000000000000000000"' });
    expect([same.status, changed.status]).toEqual([206, 200]);
    await changed.body?.cancel();
  });

  it.each([
    ['film.mov', mp4, 'filmTypeRefused', 415],
    ['film', webm, 'filmTypeRefused', 415],
    ['film.mp4', webm, 'filmTypeRefused', 415],
    ['film.webm', Buffer.from('<html>'), 'filmTypeRefused', 415],
    ['film.webm', Buffer.alloc(0), 'uploadEmpty', 422],
  ])('is rejected as %s and leaves nothing', async (fileName, bytes, error, expected) => {
    const before = [(await films()).totalElements, (await storedFiles()).length];
    const { status, body } = await send(fileName, bytes);
    expect([status, body.error]).toEqual([expected, error]);
    expect([(await films()).totalElements, (await storedFiles()).length]).toEqual(before);
  });

  it.each([
    ['0/720/10000', 'width'],
    ['1280/8193/10000', 'height'],
    ['1280/720/14400001', 'milliseconds'],
    ['1280/720/-1', 'milliseconds'],
    ['wide/720/1', 'width'],
  ])('is rejected with the measures %s', async (measures, field) => {
    const { status, body } = await send('film.webm', webm, 'upload', measures);
    expect([status, body.errors?.map((one) => one.field)]).toEqual([422, [field]]);
  });

  it('is rejected above 200 MB before it is sent, with its own words', async () => {
    const { hostname, port } = new URL(site.url);
    const body = await new Promise<string>((resolve, reject) => {
      const headers = {
        cookie: editor.cookie ?? '',
        origin: site.url,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': maxFilmBytes + 1024 * 1024,
      };
      const options = { hostname, port, path: '/gw-api/en/console/films/upload/1/1/1', method: 'POST', headers };
      const request = httpRequest(options, (response) => {
        void Readable.from(response)
          .toArray()
          .then((chunks) => resolve(Buffer.concat(chunks).toString()));
      });
      request.on('error', reject).write('--x\r\n');
    });
    expect(JSON.parse(body)).toMatchObject({
      code: 413,
      error: 'filmTooLarge',
      msg: expect.stringContaining('200'),
    });
  });
});

describe('without room', () => {
  beforeEach(async () => void (await site.context.db.deleteFrom('filmFile').where('hash', 'is', null).execute()));
  const fill = (count: number, bytes: number) =>
    site.context.db
      .insertInto('filmFile')
      .values(Array.from({ length: count }, () => ({ name: randomBytes(16).toString('hex'), bytes })))
      .execute();

  it('rejects a film beyond all bytes', async () => {
    const used = (await storedFiles()).reduce((sum, { bytes }) => sum + (bytes ?? 0), 0);
    const rest = maxFilmsBytes - maxFilmBytes - used;
    const part = 2_000_000_000;
    await fill(Math.floor(rest / part), part);
    await fill(1, rest % part);
    const name = await upload();
    expect((await send('film.webm', webm)).body.error).toBe('tooManyFilms');
    expect((await editor.post(`films/${name}/delete`)).status).toBe(200);
  });

  it('rejects a film beyond the number', async () => {
    await fill(maxFilms - (await storedFiles()).length, 1);
    const { status, body } = await send('film.webm', webm);
    expect([status, body.error]).toEqual([409, 'tooManyFilms']);
    expect(await storedFiles()).toHaveLength(maxFilms);
    await site.context.db.deleteFrom('filmFile').where('hash', 'is', null).execute();
    await upload();
  });

  it('leaves the reserve of the disk to the database', async () => {
    const { uploadLimits } = site.context;
    const { reserveBytes } = uploadLimits;
    uploadLimits.reserveBytes = Number.MAX_SAFE_INTEGER;
    try {
      const { status, body } = await send('film.webm', webm);
      expect([status, body.error]).toEqual([503, 'unavailable']);
    } finally {
      uploadLimits.reserveBytes = reserveBytes;
    }
  });
});

describe('the poster and the captions', () => {
  it('are saved, served, changed by language and removed', async () => {
    const name = await upload();
    const saved = await save(name, {
      poster: 'rail-yard',
      captions: { cn: captions('窑'), ru: captions('Печь') },
    });
    expect([saved.status, saved.body.errors]).toEqual([200, undefined]);
    const { film, poster } = await filmOf(name);
    expect([poster, film.poster === null]).toEqual(['rail-yard', false]);
    expect(film.captions.map(({ language }) => language)).toEqual(['cn', 'ru']);
    const response = await fetchFilm(film.captions[1]?.address ?? '');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/vtt; charset=utf-8']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toBe(captions('Печь'));

    await save(name, { captions: { cn: null, en: captions('Kiln') } });
    const changed = await filmOf(name);
    expect([changed.poster, changed.film.captions.map(({ language }) => language)]).toEqual([null, ['en', 'ru']]);
    expect(changed.film.captions[1]?.address).toBe(film.captions[1]?.address);
  });

  it.each([
    [{ captions: { ru: '1\n00:00:00,000 --> 00:00:01,000\nПечь\n' } }, 'captions.ru', 'invalidFormat'],
    [{ captions: { en: captions('x'.repeat(100_000)) } }, 'captions.en', 'tooLong'],
    [{ captions: { de: captions('Ofen') } }, 'captions.de', 'unknownField'],
    [{ poster: 'not-there' }, 'poster', 'notOneOf'],
  ])('are rejected: %#', async (change, field, code) => {
    const name = await upload();
    await save(name, { poster: 'rail-yard', captions: { cn: captions('窑') } });
    const { status, body } = await save(name, change);
    expect([status, body.errors?.map((error) => [error.field, error.code])]).toEqual([422, [[field, code]]]);
    const { film, poster } = await filmOf(name);
    expect([poster, film.captions.map(({ language }) => language)]).toEqual(['rail-yard', ['cn']]);
  });

  it('stay for the other languages of a film of the demonstration', async () => {
    expect((await save('company', { captions: { ru: captions('Новые') } })).status).toBe(200);
    const { film } = await filmOf('company');
    const texts = await Promise.all(film.captions.map(async ({ address }) => (await fetchFilm(address)).text()));
    expect(texts).toEqual([read('company.cn.vtt').toString(), read('company.en.vtt').toString(), captions('Новые')]);
    await save('company', { captions: { cn: null, en: null, ru: null } });
    expect((await filmOf('company')).film.captions).toEqual([]);
  });

  it.each(['00000000000000000000.vtt', '..%2ffilms.json', 'x.vtt'])('respond with 404 for %s', async (file) => {
    expect((await fetchFilm(`/films/captions/${file}`)).status).toBe(404);
  });

  it('make a picture used as a poster', async () => {
    const name = await upload();
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#345' } });
    const body = new FormData();
    body.append('file', new File([Buffer.from(await picture.png().toBuffer())], 'poster.png'));
    const added = await editor.request('/gw-api/common/upload', { method: 'POST', body });
    const poster = z.parse(uploadStaffFile.output, added.body).newFileName;
    await save(name, { poster });
    const { data } = z.parse(getLibraryPicture.output, (await editor.get(`media/${poster}`)).body);
    expect([data.posterOf, data.uses, data.usedIn]).toEqual([[name], 1, []]);
    const refused = await editor.post(`media/${poster}/delete`);
    expect([refused.status, refused.body.error]).toEqual([409, 'pictureInUse']);
    await save(name);
    expect((await editor.post(`media/${poster}/delete`)).status).toBe(200);
  });
});

it('lists by name, and only those that nothing shows', async () => {
  const name = await upload('Slow kiln.webm');
  const found = await films('text=SLOW');
  expect([found.totalElements, found.content.map((row) => row.name)]).toEqual([1, [name]]);
  const unused = await films('onlyUnused=true&size=1000');
  expect(unused.content.map((row) => row.name)).not.toContain('kiln-glow');
  expect([unused.totalElements, unused.counts.all > unused.counts.unused]).toEqual([unused.counts.unused, true]);
  expect((await films('text=%25')).totalElements).toBe(0);
});

it('says where a film is used, and refuses to delete it then', async () => {
  // No other film has the same content, whose file would still be served: an element that players skip.
  const name = await upload('own.webm', Buffer.concat([webm, Buffer.from([0xec, 0x84]), randomBytes(4)]));
  const item = await showInBanner(name);
  const { uses, usedIn } = await filmOf(name);
  expect([uses, usedIn]).toEqual([1, [{ kind: 'banner', id: item.id, title: '样例' }]]);
  const refused = await editor.post(`films/${name}/delete`);
  expect([refused.status, refused.body.error]).toEqual([409, 'filmInUse']);
  await script.post(`content/banner/${item.id}/delete`, { version: item.version });
  const { film } = await filmOf(name);
  expect((await editor.post(`films/${name}/delete`)).status).toBe(200);
  expect((await editor.get(`films/${name}`)).status).toBe(404);
  expect((await fetchFilm(film.webm)).status, 'open pages may still play it').toBe(200);
  await sweepFilmFiles(site.context, tomorrow());
  expect((await fetchFilm(film.webm)).status).toBe(404);
});

it('counts the films of the demonstration where they are shown', async () => {
  const { usedIn } = await filmOf('kiln-glow');
  expect(usedIn.map(({ kind }) => kind)).toContain('banner');
  expect((await editor.post('films/kiln-glow/delete')).status).toBe(409);
});

it('replaces a film wherever it is shown, with its poster and captions, and keeps the old file for a day', async () => {
  const name = 'anniversary';
  const shown = async () => JSON.stringify((await site.gateway('/en/site/pages/year20')).body);
  const uses = (await filmOf(name)).usedIn.length;
  expect(uses).toBeGreaterThan(0);
  expect(await shown()).toContain((await filmOf(name)).film.mp4);
  await save(name, { poster: 'rail-yard' });
  for (const [fileName, bytes] of [
    ['one.webm', webm],
    ['two.mp4', mp4],
  ] as const) {
    const old = (await filmOf(name)).film;
    const { status, body } = await send(fileName, bytes, `${name}/replace`, '640/360/9000');
    expect([status, body.error]).toEqual([200, undefined]);
    const { film, poster, usedIn } = await filmOf(name);
    expect(film).toMatchObject({ width: 640, height: 360, seconds: 9 });
    expect([poster, usedIn.length, film.captions.length]).toEqual(['rail-yard', uses, 3]);
    const url = film.mp4 ?? film.webm ?? '';
    await expect.poll(async () => (await shown()).includes(url), { timeout: 1000 }).toBe(true);
    if (fileName === 'two.mp4') expect((await fetchFilm(old.webm, { range: 'bytes=0-9' })).status).toBe(206);
  }
  const { film } = await filmOf(name);
  const texts = await Promise.all(film.captions.map(async ({ address }) => (await fetchFilm(address)).text()));
  expect(texts[0]).toBe(read('anniversary.cn.vtt').toString());
  const missing = await send('film.webm', webm, 'not-there/replace');
  expect([missing.status, missing.body.error]).toEqual([404, 'notFound']);
});

it('removes what is left of uploads that were cut off', async () => {
  const { db, files } = site.context;
  const running = async () => (await storedFiles()).filter(({ hash }) => hash === null);
  const { hostname, port } = new URL(site.url);
  const headers = {
    cookie: editor.cookie ?? '',
    origin: site.url,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': webm.length * 2,
  };
  const options = { hostname, port, path: '/gw-api/en/console/films/upload/1/1/1', method: 'POST', headers };
  const request = httpRequest(options).on('error', () => undefined);
  request.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.webm"\r\n\r\n');
  request.write(webm);
  await expect.poll(running).toHaveLength(1);
  request.destroy();
  await expect.poll(running).toEqual([]);

  // A server that was killed leaves its row, and perhaps its file.
  const name = randomBytes(16).toString('hex');
  await db.insertInto('filmFile').values({ name }).execute();
  await files.put(name, Readable.from([webm]));
  await sweepFilmFiles(site.context);
  expect(await files.size(name), 'it may still arrive').toBe(webm.length);
  expect(await sweepFilmFiles(site.context, tomorrow())).toBeGreaterThanOrEqual(1);
  await expect(files.get(name)).rejects.toThrow();
  expect(await running()).toEqual([]);
});

it('stores only the files of films in the library once a day has passed', async () => {
  await sweepFilmFiles(site.context, tomorrow());
  const used = await site.context.db
    .selectFrom('film')
    .select('storedName')
    .where('storedName', 'is not', null)
    .execute();
  expect(new Set((await storedFiles()).map(({ name }) => name))).toEqual(new Set(used.map((row) => row.storedName)));
});
