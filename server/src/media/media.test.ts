/** The library, its documents and the exports, over HTTP. */
import { readdirSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  downloadExport,
  getLibraryPicture,
  listDocuments,
  listLibrary,
  maxStaffFileBytes,
  uploadStaffFile,
} from 'contract/console/media.ts';
import { libraryUrl } from 'contract/media/picture.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { sampleNews, sampleText } from '../../test/sample-news.ts';
import { type StaffClient, staffClient } from '../../test/staff-client.ts';
import { type Browser, signedIn } from '../../test/staff.ts';
import { recordPictureFiles } from '../pictures/receive.ts';
import { saveExport, sweepExports } from './exports.ts';
import { sweepPictureFiles } from './unused-picture-files.ts';

let site: RunningSite;
let editor: Browser;
let editorId: number;
let other: Browser;
let script: StaffClient;
beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
  const first = await signedIn(site, 'pictures', ['editor']);
  [editor, editorId] = [first.browser, first.account.id];
  other = (await signedIn(site, 'other', ['admin'])).browser;
  script = await staffClient(site, 'editor');
});
afterAll(() => site.close());

const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000 + 60_000);

function plainPicture(background: string, width = 700): Promise<Buffer> {
  return sharp({ create: { width, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
}

function send(fileName: string, bytes: Uint8Array, path = '/gw-api/common/upload') {
  const body = new FormData();
  body.append('file', new File([Buffer.from(bytes)], fileName));
  return editor.request(path, { method: 'POST', body, headers: { 'accept-language': 'en' } });
}

async function upload(fileName: string, bytes: Uint8Array) {
  const { status, body } = await send(fileName, bytes);
  expect([status, body.error]).toEqual([200, undefined]);
  return z.parse(uploadStaffFile.output, body);
}

const uploadPicture = async (background: string, fileName = 'Rail yard.png') =>
  (await upload(fileName, await plainPicture(background))).newFileName;

const library = async (query = '') => z.parse(listLibrary.output, (await editor.get(`media?${query}`)).body);
const pictureOf = async (name: string) =>
  z.parse(getLibraryPicture.output, (await editor.get(`media/${name}`)).body).data;
const documents = async (query = '') => z.parse(listDocuments.output, (await editor.get(`documents?${query}`)).body);

/** The URL to which the permanent one redirects now. */
async function redirectOf(name: string): Promise<string | null> {
  const response = await fetch(`${site.url}${libraryUrl(name)}`, { redirect: 'manual' });
  return response.status === 302 ? response.headers.get('location') : null;
}

async function createNews(words: string, change: Record<string, unknown>) {
  const { status, body } = await script.post('content/news', { body: sampleNews(words, change) });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data;
}

const showing = (name: string) => `<p>正文</p><img src="${libraryUrl(name)}" alt="样例">`;

it('stores an uploaded picture in all sizes under a permanent URL', async () => {
  // The registry of pictures is cached from now on.
  expect(await redirectOf('rail-yard')).not.toBeNull();
  const uploaded = await upload('Rail yard.PNG', await plainPicture('#345', 1000));
  const { url, newFileName: name } = uploaded;
  const redirect = await redirectOf(name);
  expect(name).toMatch(/^rail-yard-[\da-f]{8}$/);
  expect(uploaded).toMatchObject({ url: libraryUrl(name), fileName: url, originalFilename: 'Rail yard.PNG' });
  const { picture, uses, usedIn } = await pictureOf(name);
  expect([picture.width, picture.widths, uses, usedIn]).toEqual([1000, [320, 640, 960, 1000], 0, []]);
  expect(redirect, 'at once').toBe(picture.address);
  for (const width of picture.widths)
    for (const type of ['avif', 'webp', 'jpg'])
      expect((await fetch(`${site.url}/pictures/${picture.hash}/${width}.${type}`)).status).toBe(200);
  const entries = await site.context.db
    .selectFrom('audit.auditEntry')
    .selectAll()
    .where('objectId', '=', name)
    .execute();
  expect(entries).toMatchObject([
    { action: 'media.upload', accountId: editorId, details: { sentFile: 'Rail yard.png' } },
  ]);
});

it('offers an uploaded document to everybody, as an attachment under its own name alone', async () => {
  const { url, newFileName } = await upload('План 2026.pdf', Buffer.from('%PDF-1.7\n%%EOF\n'));
  expect(newFileName).toBe('План 2026.pdf');
  const response = await fetch(`${site.url}${url}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const disposition = response.headers.get('content-disposition') ?? '';
  expect(disposition).toMatch(/^attachment/);
  expect(disposition).toContain(encodeURIComponent('План 2026.pdf'));
  expect(await response.text()).toBe('%PDF-1.7\n%%EOF\n');
  const wrongName = await fetch(`${site.url}${url.slice(0, url.lastIndexOf('/'))}/other.pdf`);
  expect(wrongName.status).toBe(404);
  const resource = await editor.request(`/gw-api/common/download/resource?resource=${encodeURIComponent(url)}`);
  expect([resource.status, resource.headers.get('download-filename')]).toEqual([
    200,
    encodeURIComponent('План 2026.pdf'),
  ]);
});

it('deletes a document unless a text links to it', async () => {
  const { url } = await upload('unused.txt', Buffer.from('sample\n'));
  const id = url.split('/')[2] ?? '';
  const item = await createNews('Linked', {
    content: { ...sampleText('Body'), cn: `<p><a href="${url}">文件</a></p>` },
  });
  expect((await documents('text=UNUSED')).content).toMatchObject([{ id, fileName: 'unused.txt', bytes: 7, uses: 1 }]);
  const refused = await editor.post(`documents/${id}/delete`);
  expect([refused.status, refused.body.error]).toEqual([409, 'documentInUse']);
  expect((await fetch(`${site.url}${url}`)).status).toBe(200);
  await script.post(`content/news/${item.id}/delete`, { version: item.version });
  expect((await editor.post(`documents/${id}/delete`)).status).toBe(200);
  expect((await fetch(`${site.url}${url}`)).status).toBe(404);
  expect((await documents('text=unused')).totalElements).toBe(0);
});

it('leaves nothing of a document whose request is cut off', async () => {
  await upload('whole.txt', Buffer.from('sample\n'));
  const { db, dataDir } = site.context;
  const stored = () => readdirSync(join(dataDir, 'files')).toSorted();
  const registered = async () => (await db.selectFrom('upload').select('storedName').execute()).length;
  const before = stored();
  const headers = {
    ...editor.headers,
    origin: site.url,
    cookie: editor.cookie,
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': 100_000,
  };
  const request = http.request(`${site.url}/gw-api/common/upload`, { method: 'POST', headers });
  request.on('error', () => undefined);
  const part = 'content-disposition: form-data; name="file"; filename="cut.txt"';
  request.write(`--b\r\n${part}\r\n\r\n${'a'.repeat(50_000)}`);
  await expect.poll(stored).toHaveLength(before.length + 1);
  expect(await registered(), 'before its file').toBe(1);
  request.destroy();
  await expect.poll(registered).toBe(0);
  expect(stored()).toEqual(before);
});

it.each([
  ['program.exe', () => Buffer.from('MZ'), 'uploadTypeRefused'],
  ['page.svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'uploadTypeRefused'],
  ['picture.webp', () => Buffer.from('RIFF0000WEBP'), 'uploadTypeRefused'],
  ['plan.pdf', () => Buffer.from('<html>'), 'uploadTypeDiffers'],
  ['photo.jpg', () => plainPicture('#123'), 'pictureTypeDiffers'],
  [
    'large.pdf',
    () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(maxStaffFileBytes - 8)]),
    'staffFileTooLarge',
  ],
  ['large.png', () => Buffer.alloc(maxStaffFileBytes + 1), 'staffFileTooLarge'],
])('rejects %s', async (fileName, bytes, error) => {
  const before = [(await library()).totalElements, (await documents()).totalElements];
  const { status, body } = await send(fileName, await bytes());
  expect([status >= 400 && status < 500, body.error]).toEqual([true, error]);
  expect([(await library()).totalElements, (await documents()).totalElements]).toEqual(before);
});

it('accepts a file of exactly 5 MB', async () => {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(maxStaffFileBytes - 9)]);
  expect(bytes.length).toBe(maxStaffFileBytes);
  expect((await upload('full.pdf', bytes)).newFileName).toBe('full.pdf');
});

it('saves the alternative text and the focal point', async () => {
  const name = await uploadPicture('#222', 'focus.png');
  const description = { cn: '编组场', en: 'A rail yard', ru: 'Станция' };
  const saved = await editor.post(`media/${name}`, { description, focus: { x: 0.25, y: 0.75 } });
  expect(saved.status).toBe(200);
  const { picture, description: stored } = await pictureOf(name);
  expect([stored, picture.focus, picture.description]).toEqual([description, { x: 0.25, y: 0.75 }, 'A rail yard']);
  const outside = await editor.post(`media/${name}`, { description, focus: { x: 1.5, y: 0 } });
  expect([outside.status, outside.body.error]).toEqual([422, 'invalidInput']);
  expect((await editor.post('media/not-there', { description, focus: { x: 0, y: 0 } })).status).toBe(404);
});

it('lists the newest first, filters, and counts each filter', async () => {
  const before = (await library()).counts;
  const name = await uploadPicture('#333', 'Listed.png');
  const list = await library('size=1');
  expect(list.content.map((picture) => picture.name)).toEqual([name]);
  expect(list.counts).toEqual({
    all: before.all + 1,
    unused: before.unused + 1,
    undescribed: before.undescribed + 1,
  });
  expect(list.totalElements).toBe(list.counts.all);
  await editor.post(`media/${name}`, { description: sampleText('Пустырь'), focus: { x: 0.5, y: 0.5 } });
  const described = await library('onlyUndescribed=true&size=1000');
  expect(described.content.map((picture) => picture.name)).not.toContain(name);
  expect([described.totalElements, described.counts.undescribed]).toEqual([before.undescribed, before.undescribed]);
  const unused = await library('onlyUnused=true&size=1000');
  expect(unused.content.map((picture) => picture.name)).toContain(name);
  expect([unused.totalElements, unused.content.every(({ uses }) => uses === 0)]).toEqual([unused.counts.unused, true]);
  const found = await library(`text=${encodeURIComponent('пустырь')}`);
  expect([found.totalElements, found.content.map((picture) => picture.name)]).toEqual([1, [name]]);
  expect((await library('text=%25')).totalElements).toBe(0);
});

it('counts the pictures of the demonstration where they are shown', async () => {
  const { db } = site.context;
  const { id, picture } = await db.selectFrom('banner').select(['id', 'picture']).executeTakeFirstOrThrow();
  const banner = await pictureOf(picture);
  expect(banner.usedIn.map((use) => [use.kind, use.id])).toContainEqual(['banner', String(id)]);
  expect(banner.uses).toBe(banner.usedIn.length);
  const gallery = await db.selectFrom('productPicture').selectAll().executeTakeFirstOrThrow();
  const shown = await pictureOf(gallery.picture);
  expect(shown.usedIn.map((use) => [use.kind, use.id])).toContainEqual(['product', String(gallery.productId)]);
});

it('refuses to delete what a draft or a published text shows', async () => {
  const name = await uploadPicture('#444');
  const item = await createNews('Shows', { content: { ...sampleText('Body'), cn: showing(name) } });
  const use = { kind: 'news', id: item.id, title: 'Shows 中文' };
  expect((await pictureOf(name)).usedIn).toEqual([use]);
  const refused = await editor.post(`media/${name}/delete`);
  expect([refused.status, refused.body.error]).toEqual([409, 'pictureInUse']);

  await script.post(`content/news/${item.id}/publish`, { version: item.version, locales: ['cn'] });
  const { body: read } = await script.get(`content/news/${item.id}`);
  const without = { ...read.data.body, content: sampleText('Body') };
  const saved = await script.post(`content/news/${item.id}/save`, { version: read.data.version, body: without });
  expect(saved.status).toBe(200);
  expect((await pictureOf(name)).usedIn, 'the site still shows the published text').toEqual([use]);
  const published = await script.post(`content/news/${item.id}/publish`, {
    version: saved.body.data.version,
    locales: ['cn'],
  });
  expect(published.status).toBe(200);
  expect((await pictureOf(name)).usedIn).toEqual([]);

  expect((await editor.post(`media/${name}/delete`)).status).toBe(200);
  expect((await editor.get(`media/${name}`)).status).toBe(404);
  await expect.poll(() => redirectOf(name), { timeout: 1000 }).toBe(null);
});

it('counts a picture that only the field of a draft names', async () => {
  const name = await uploadPicture('#454');
  const { id } = await createNews('Field', { picture: name });
  expect((await pictureOf(name)).usedIn).toEqual([{ kind: 'news', id, title: 'Field 中文' }]);
  expect((await library('onlyUnused=true&size=1000')).content.map((picture) => picture.name)).not.toContain(name);
});

it('replaces a picture wherever it is shown, also in texts, within a second', async () => {
  const name = await uploadPicture('#555');
  const focus = { x: 0.1, y: 0.9 };
  await editor.post(`media/${name}`, { description: sampleText('Kiln'), focus });
  const item = await createNews('Replaced', { picture: name, content: { cn: showing(name) } });
  await script.post(`content/news/${item.id}/publish`, { version: item.version, locales: ['cn'] });
  const shown = async () => {
    const { body } = await site.gateway(`/cn/wms/dqgx/getnewdetail/${item.id}`);
    return JSON.stringify(body.data);
  };
  const old = (await pictureOf(name)).picture;
  await expect.poll(shown, { timeout: 1000 }).toContain(old.hash);

  const replaced = await send('other.png', await plainPicture('#f80', 900), `/gw-api/en/console/media/${name}/replace`);
  expect([replaced.status, replaced.body.error]).toEqual([200, undefined]);
  const [entry] = await site.context.db
    .selectFrom('audit.auditEntry')
    .select('details')
    .where('action', '=', 'media.replace')
    .where('objectId', '=', name)
    .execute();
  expect(entry?.details).toEqual({ sentFile: 'other.png' });
  const { picture, description } = await pictureOf(name);
  expect(picture.hash).not.toBe(old.hash);
  expect([picture.width, picture.focus, description]).toEqual([900, focus, sampleText('Kiln')]);
  await expect
    .poll(async () => (await shown()).includes(old.hash), { timeout: 1000, message: 'the old picture is shown' })
    .toBe(false);
  expect((await shown()).split(picture.hash).length - 1, 'in the field and in the text').toBeGreaterThan(1);
  expect(await redirectOf(name)).toBe(picture.address);
  const missing = await send('other.png', await plainPicture('#f80'), '/gw-api/en/console/media/not-there/replace');
  expect(missing.status).toBe(404);
});

/** The upload of a picture that was never replaced, two days ago. */
const makeOlder = (hash: string) =>
  site.context.db
    .updateTable('pictureFiles')
    .set({ storedAt: later(-2) })
    .where('hash', '=', hash)
    .execute();

it('deletes the files of replaced and deleted pictures and of cut-off uploads after a day', async () => {
  const { db, publicFiles } = site.context;
  const name = await uploadPicture('#666');
  const old = (await pictureOf(name)).picture;
  await send('other.png', await plainPicture('#667'), `/gw-api/en/console/media/${name}/replace`);
  const present = (await pictureOf(name)).picture;
  const deletedName = await uploadPicture('#668');
  const deleted = (await pictureOf(deletedName)).picture;
  await makeOlder(deleted.hash);
  expect((await editor.post(`media/${deletedName}/delete`)).status).toBe(200);
  const cutOff = '0123456789abcdef0123';
  await recordPictureFiles(db, { hash: cutOff, width: 320 });
  await publicFiles.pictures.put(
    `${cutOff}/320.jpg`,
    (async function* () {
      yield Buffer.from('cut off');
    })(),
  );
  const exists = (file: string) =>
    publicFiles.pictures.get(file).then(
      (content) => {
        content.destroy();
        return true;
      },
      () => false,
    );
  const files = [`${old.hash}/320.avif`, `${deleted.hash}/320.avif`, `${cutOff}/320.jpg`, `${present.hash}/320.avif`];
  const existing = () => Promise.all(files.map(exists));
  await sweepPictureFiles({ db, publicFiles });
  expect(await existing(), 'open pages may still load them').toEqual([true, true, true, true]);
  expect(await sweepPictureFiles({ db, publicFiles }, later(1))).toBeGreaterThanOrEqual(3);
  expect(await existing()).toEqual([false, false, false, true]);
});

it('keeps the files of pictures that are uploaded again while others are deleted', async () => {
  const { db, publicFiles } = site.context;
  const hashes = ['a', 'b'].map((digit) => digit.repeat(20));
  const uploadAgain = (hash: string) => recordPictureFiles(db, { hash, width: 320 });
  for (const hash of hashes) {
    await uploadAgain(hash);
    await makeOlder(hash);
  }
  const removed = new Set<string>();
  let sameUpload: Promise<void> | undefined;
  const pictures = {
    ...publicFiles.pictures,
    remove: async (file: string) => {
      const hash = file.slice(0, 20);
      if (removed.size === 0) {
        await Promise.all(hashes.filter((one) => one !== hash).map(uploadAgain));
        sameUpload = uploadAgain(hash);
        // It must wait for the deletion, and only then store its files.
        await Promise.race([sameUpload, pause(200)]);
      }
      removed.add(hash);
      await publicFiles.pictures.remove(file);
    },
  };
  expect(await sweepPictureFiles({ db, publicFiles: { ...publicFiles, pictures } })).toBe(1);
  expect(removed.size).toBe(1);
  await sameUpload;
  const recorded = await db.selectFrom('pictureFiles').select('hash').where('hash', 'in', hashes).execute();
  expect(recorded).toHaveLength(2);
});

function makeExport(accountId: number, fileName = 'Записи 2026.csv', content = 'a,b\n') {
  return saveExport(site.context, { accountId, fileName, mediaType: 'text/csv', content: [Buffer.from(content)] });
}

const url = `/gw-api${downloadExport.path}`;

it('sends an export to its maker alone, with its name percent-encoded', async () => {
  const name = await makeExport(editorId);
  const { status, headers, body } = await editor.request(`${url}?fileName=${name}`);
  expect([status, headers.get('content-type'), body.msg]).toEqual([200, 'text/csv', 'a,b\n']);
  expect(headers.get('download-filename')).toBe(encodeURIComponent('Записи 2026.csv'));
  expect(headers.get('content-disposition')).toContain(`filename*=UTF-8''${encodeURIComponent('Записи 2026.csv')}`);
  expect(headers.get('cache-control')).toContain('no-store');
  const refused = await other.request(`${url}?fileName=${name}&delete=true`);
  expect([refused.status, refused.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
  expect(refused.body).toMatchObject({ code: 404, error: 'notFound' });
  expect((await editor.request(`${url}?fileName=${name}`)).status, 'it is still there').toBe(200);
  const invalid = await editor.request(`${url}?fileName=../../etc/passwd`);
  expect([invalid.status, invalid.body.code]).toEqual([422, 422]);
});

it('responds to a form, and deletes the export after it was sent', async () => {
  const name = await makeExport(editorId);
  const form = (fields: Record<string, string>) =>
    editor.request(url, { method: 'POST', body: new URLSearchParams(fields) });
  expect((await form({ fileName: name, delete: 'false' })).body.msg).toBe('a,b\n');
  const sent = await form({ fileName: name, delete: 'true' });
  expect([sent.status, sent.body.msg]).toEqual([200, 'a,b\n']);
  await expect.poll(async () => (await form({ fileName: name })).status, { timeout: 5000 }).toBe(404);
  const otherSite = await editor.request(url, {
    method: 'POST',
    body: new URLSearchParams({ fileName: await makeExport(editorId) }),
    headers: { origin: 'https://example.com' },
  });
  expect([otherSite.status, otherSite.body.error]).toEqual([403, 'originRejected']);
});

it('keeps the newest ten exports of an account for a day', async () => {
  const { db, files } = site.context;
  const bystander = await makeExport(editorId);
  const names: string[] = [];
  for (let number = 0; number < 12; number += 1) names.push(await makeExport(script.accountId));
  const kept = async () => {
    const rows = await db
      .selectFrom('temporaryExport')
      .select('name')
      .where('accountId', '=', script.accountId)
      .execute();
    return rows.map(({ name }) => name).toSorted();
  };
  expect(await kept()).toEqual(names.slice(2).toSorted());
  const stored = await db.selectFrom('temporaryExport').select('storedName').execute();
  expect(await sweepExports({ db, files })).toBe(0);
  expect((await editor.request(`${url}?fileName=${bystander}`)).status).toBe(200);
  expect(await sweepExports({ db, files }, later(1))).toBe(stored.length);
  expect(await kept()).toEqual([]);
  for (const { storedName } of stored) await expect(files.get(storedName)).rejects.toThrow();
});
