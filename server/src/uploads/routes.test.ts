import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setImmediate as otherWork } from 'node:timers/promises';
import { type Locale, localeNames } from 'contract/locales.ts';
import { openFileDescription } from 'contract/sealing/file-description.ts';
import { maxFileBytes } from 'contract/uploads/uploads.ts';
import { words } from 'contract/words/words.ts';
import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type GatewayResponse, type RunningSite, runSite } from '../../test/running-site.ts';
import type { UploadLimits } from './ensure-space.ts';
import { hashOfFileToken, openStream } from './sealed-upload.ts';
import { sweepUploads } from './sweep.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
});
afterEach(async () => {
  await sweepUploads(site.context.db, site.context.files, new Date(Date.now() + 25 * 60 * 60 * 1000));
});
afterAll(() => site.close());

/** Runs only in `npm run test:full`, because it is slow. */
const large = it.skipIf(process.env.EVERY_LARGE_FILE === undefined);

const boundary = 'x-boundary-x';
const pdf = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n');
const uploadUrl = (locale: Locale = 'cn') => `${site.url}/gw-api/${locale}/wms/dqgx/uploadFile`;
const head = (fileName: string, field = 'filedName') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
const tail = `\r\n--${boundary}--\r\n`;

/** Built in pieces: if the event loop is blocked for ten seconds, the server loses its connections. */
async function officeFileOfZeros(megabytes: number): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  const file = new ZipDeflate('word/document.xml', { level: 1 });
  zip.add(file);
  for (let megabyte = 1; megabyte <= megabytes; megabyte += 1) {
    file.push(new Uint8Array(1024 * 1024), megabyte === megabytes);
    await otherWork();
  }
  zip.end();
  return Buffer.concat(parts);
}

let senders = 0;

async function send(body: Blob | string, locale?: Locale): Promise<{ status: number; body: GatewayResponse }> {
  // Each from another IP address: this file sends more than the limit of one.
  senders += 1;
  const sender = `10.0.${Math.floor(senders / 250)}.${senders % 250}`;
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'x-forwarded-for': sender };
  const response = await fetch(uploadUrl(locale), { method: 'POST', headers, body });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

const upload = (fileName: string, content: Uint8Array | string, locale?: Locale) =>
  send(new Blob([head(fileName), new Uint8Array(Buffer.from(content)), tail]), locale);

function fileTokenOf(body: GatewayResponse): string {
  const data = body.data;
  if (typeof data !== 'object' || data === null || !('fileNo' in data)) throw new Error(JSON.stringify(body));
  return String(data.fileNo);
}

const rows = () => site.context.db.selectFrom('upload').selectAll().execute();
const folder = () => path.join(site.context.dataDir, 'files');
const stored = () => readdirSync(folder(), { recursive: true });

async function saved(body: GatewayResponse) {
  const fileToken = fileTokenOf(body);
  const row = (await rows()).find(({ handleHash }) => handleHash.equals(hashOfFileToken(fileToken)));
  if (row?.description == null) throw new Error('The upload was not saved');
  const content = await openStream(fileToken, await site.context.files.get(row.storedName));
  return { description: await openFileDescription(fileToken, row.description), content: await buffer(content), row };
}

it('returns the fields of the specification, and stores the file sealed', async () => {
  const { status, body } = await upload('简历 2026.pdf', pdf);
  expect({ status, code: body.code, msg: body.msg }).toEqual({ status: 200, code: 200, msg: words.cn.submitted });
  expect(body.data).toEqual({
    fileName: '简历 2026.pdf',
    fileNo: expect.stringMatching(/^[\w-]{43}$/),
    fileUrl: '',
    extension: 'pdf',
    createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  });
  const { description, content, row } = await saved(body);
  expect(description).toMatchObject({ fileName: '简历 2026.pdf', bytes: pdf.length });
  expect(content.equals(pdf)).toBe(true);
  const sealed = readFileSync(path.join(folder(), row.storedName));
  expect(sealed.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/);
  for (const secret of ['Catalog', '简历', fileTokenOf(body)])
    expect([sealed, row.description, row.handleHash].some((bytes) => bytes?.includes(secret))).toBe(false);
});

it.each(['filedName', 'file'])('accepts the field name %s', async (field) => {
  expect((await send(new Blob([head('a.pdf', field), pdf, tail]))).status).toBe(200);
});

describe('size', () => {
  const sized = (bytes: number) => Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length, ' ')]);

  large('accepts exactly 50 MiB', async () => {
    const { status, body } = await upload('cv.pdf', sized(maxFileBytes));
    expect(status).toBe(200);
    expect((await saved(body)).description.bytes).toBe(maxFileBytes);
  });

  large('rejects one byte more, and stores nothing', async () => {
    const { status, body } = await upload('cv.pdf', sized(maxFileBytes + 1));
    expect({ status, msg: body.msg }).toEqual({ status: 413, msg: words.cn.errors.uploadTooLarge });
    expect([await rows(), stored()]).toEqual([[], []]);
  });

  it.each(localeNames)('rejects a larger Content-Length at once, in %s', async (locale) => {
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': maxFileBytes * 2 };
    const request = http.request(uploadUrl(locale), { method: 'POST', headers });
    request.on('error', () => undefined);
    request.write(head('cv.pdf'));
    const response = await new Promise<http.IncomingMessage>((resolve) => request.once('response', resolve));
    const body: GatewayResponse = JSON.parse((await buffer(response)).toString());
    request.destroy();
    expect({ status: response.statusCode, msg: body.msg }).toEqual({
      status: 413,
      msg: words[locale].errors.uploadTooLarge,
    });
  });

  large('cuts off an endless body within 16 MB of the limit', async () => {
    const request = http.request(uploadUrl(), {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
    const status = new Promise((resolve) => request.once('response', (response) => resolve(response.statusCode)));
    const closed = new Promise((resolve) => request.once('close', resolve).on('error', () => undefined));
    request.write(head('cv.pdf'));
    request.write(pdf);
    const chunk = Buffer.alloc(64 * 1024);
    let sent = 0;
    const more = (): void => {
      while (!request.destroyed) {
        sent += chunk.length;
        if (!request.write(chunk)) return void request.once('drain', more);
      }
    };
    more();
    expect(await status).toBe(413);
    await closed;
    expect(sent).toBeLessThan(maxFileBytes + 16 * 1024 * 1024);
    expect([await rows(), stored()]).toEqual([[], []]);
  });

  it('rejects an empty file', async () => {
    expect((await upload('cv.pdf', '')).body.error).toBe('uploadEmpty');
    expect([await rows(), stored()]).toEqual([[], []]);
  });
});

describe('an invalid body', () => {
  it.each([
    ['no part', tail.slice(2), 400],
    ['no body', '', 400],
    ['another field', head('a.pdf', 'other') + pdf.toString() + tail, 400],
    ['two files', head('a.pdf') + pdf.toString() + '\r\n' + head('b.pdf') + pdf.toString() + tail, 400],
    ['no last boundary', head('a.pdf') + pdf.toString(), 400],
    ['a carriage return in the name', head('a\r.pdf') + pdf.toString() + tail, 400],
  ])('is rejected: %s', async (_name, body, status) => {
    expect((await send(body)).status).toBe(status);
    expect([await rows(), stored()]).toEqual([[], []]);
  });

  it('is rejected: two megabytes without a last boundary', async () => {
    expect((await send(new Blob([head('a.pdf'), pdf, randomBytes(2_000_000)]))).status).toBe(400);
    expect([await rows(), stored()]).toEqual([[], []]);
  });

  it('is rejected: no boundary, or another content type', async () => {
    for (const [type, status] of [
      ['multipart/form-data', 415],
      ['multipart/form-data; boundary=', 400],
      ['application/json', 415],
    ] as const) {
      const response = await fetch(uploadUrl(), { method: 'POST', headers: { 'content-type': type }, body: '{}' });
      expect([type, response.status]).toEqual([type, status]);
    }
    const form = new FormData();
    form.set('x', 'y');
    const otherEndpoint = await fetch(`${site.url}/gw-api/cn/wms/dqgx/submitReporter`, {
      method: 'POST',
      body: form,
    });
    expect(otherEndpoint.status).toBe(415);
  });

  it('leaves nothing if the request is aborted', async () => {
    const request = http.request(uploadUrl(), {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': 5_000_000 },
    });
    request.on('error', () => undefined);
    request.write(head('cv.pdf'));
    request.write(pdf);
    request.write(randomBytes(1_000_000));
    await expect.poll(async () => (await rows()).length).toBe(1);
    request.destroy();
    await expect.poll(async () => [await rows(), stored()]).toEqual([[], []]);
  });

  it('leaves nothing if the connection ends while the last bytes are unread', async () => {
    const body = Buffer.concat([Buffer.from(head('cv.pdf')), pdf, randomBytes(2_000_000)]);
    const lines = [
      'POST /gw-api/cn/wms/dqgx/uploadFile HTTP/1.1',
      'host: x',
      `content-type: multipart/form-data; boundary=${boundary}`,
      `content-length: ${body.length}`,
    ];
    const socket = net.connect({ port: Number(new URL(site.url).port), host: '127.0.0.1' });
    socket.on('error', () => undefined).resume();
    // The bytes after the body are not a request: the server closes the connection.
    socket.end(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body, randomBytes(100_000)]));
    await new Promise((resolve) => socket.once('close', resolve));
    await expect.poll(async () => [await rows(), stored()]).toEqual([[], []]);
  });
});

const compound = (mark: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    randomBytes(5000),
    Buffer.from(mark, 'utf16le'),
    randomBytes(900),
  ]);
const office = (files: Record<string, string>) =>
  zipSync(
    Object.fromEntries(
      Object.entries({ '[Content_Types].xml': '<Types/>', ...files }).map(([name, text]) => [name, strToU8(text)]),
    ),
  );

describe('types', () => {
  it.each([
    ['CV.PDF', pdf],
    ['a.doc', compound('WordDocument')],
    ['a.ppt', compound('PowerPoint Document')],
    ['a.docx', office({ 'word/document.xml': '<x/>' })],
    // From Word Online.
    ['a.docx', office({ 'word/document2.xml': '<x/>' })],
    ['a.pptx', office({ 'ppt/presentation.xml': '<x/>' })],
    ['a.txt', Buffer.from('Что случилось: 发生了什么\n')],
    ['a.txt', Buffer.from('\uFEFFвидели', 'utf16le')],
    ['a.png', Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000a49444154', 'hex')],
    ['a.zip', zipSync({ 'x.txt': strToU8('x') })],
  ])('accepts %s', async (name, content) => {
    expect((await upload(name, content)).body).toMatchObject({ code: 200 });
  });

  const box = (brand: string) =>
    Buffer.concat([Buffer.from([0, 0, 0, 16]), Buffer.from(`ftyp${brand}`), Buffer.alloc(4)]);
  const matroska = (kind: string) =>
    Buffer.concat([
      Buffer.from('1a45dfa3', 'hex'),
      Buffer.from([0x80 | (3 + kind.length), 0x42, 0x82, 0x80 | kind.length]),
      Buffer.from(kind),
      Buffer.alloc(16),
    ]);
  const bitmap = Buffer.concat([
    Buffer.from('BM'),
    Buffer.from([70, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0]),
    Buffer.alloc(56),
  ]);
  const riff = (kind: string) =>
    Buffer.concat([Buffer.from('RIFF'), Buffer.from([36, 0, 0, 0]), Buffer.from(kind), Buffer.alloc(28)]);
  const tiff = Buffer.concat([Buffer.from('49492a0008000000', 'hex'), Buffer.alloc(24)]);
  const jpeg = Buffer.concat([Buffer.from('ffd8ffe000104a46494600', 'hex'), Buffer.alloc(24)]);
  const vorbis = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24), Buffer.from('\u0001vorbis'), Buffer.alloc(20)]);

  /** The minimal signature for every extension that has one. */
  it.each([
    ['a.xls', compound('Workbook')],
    ['a.xlsx', office({ 'xl/workbook.xml': '<x/>' })],
    ['a.jpg', jpeg],
    ['a.jpeg', jpeg],
    ['a.webp', riff('WEBPVP8 ')],
    ['a.gif', Buffer.from('GIF89a\u0001\0\u0001\0\0\0\0;')],
    ['a.heic', box('heic')],
    ['a.heic', box('mif1')],
    ['a.tif', tiff],
    ['a.tiff', tiff],
    ['a.bmp', bitmap],
    [
      'a.mp3',
      Buffer.concat([
        Buffer.from('ID3'),
        Buffer.from([3, 0, 0, 0, 0, 0, 0]),
        Buffer.from('fffb9064', 'hex'),
        Buffer.alloc(400),
      ]),
    ],
    ['a.m4a', box('M4A ')],
    ['a.aac', Buffer.concat([Buffer.from('fff150800000', 'hex'), Buffer.alloc(24)])],
    ['a.wav', riff('WAVEfmt ')],
    ['a.ogg', vorbis],
    ['a.amr', Buffer.concat([Buffer.from('#!AMR\n'), Buffer.alloc(24)])],
    ['a.flac', Buffer.concat([Buffer.from('fLaC'), Buffer.alloc(38)])],
    ['a.mp4', box('isom')],
    ['a.mp4', box('M4V ')],
    ['a.mov', box('qt  ')],
    ['a.avi', riff('AVI LIST')],
    ['a.mkv', matroska('matroska')],
    ['a.webm', matroska('webm')],
    ['a.3gp', box('3gp4')],
    ['a.txt', Buffer.from('BM 公司的采购员')],
    ['a.txt', Buffer.from('MAC-адрес и GIF')],
  ])('accepts %s by its first bytes', async (name, content) => {
    expect((await upload(name, content)).body).toMatchObject({ code: 200 });
  });

  it('accepts a TIFF whose directory is at its end, in both byte orders', async () => {
    const picture = sharp({ create: { width: 160, height: 160, channels: 3, background: '#840' } });
    const little = await picture.tiff({ compression: 'none' }).toBuffer();
    expect(little.readUInt32LE(4)).toBeGreaterThan(70_000);
    const big = Buffer.concat([Buffer.from('4d4d002a00011178', 'hex'), Buffer.alloc(70_018)]);
    for (const [name, content] of [
      ['scan.tif', little],
      ['scan.tiff', big],
    ] as const)
      expect((await saved((await upload(name, content)).body)).content.equals(content)).toBe(true);
    expect((await saved((await upload('', little)).body)).description).toMatchObject({ ending: 'tif' });
    expect((await upload('scan.jpg', little)).body.error).toBe('uploadTypeDiffers');
    expect((await upload('scan.txt', big)).body.error).toBe('uploadTypeDiffers');
  });

  it.each([
    ['a.txt', bitmap, 'uploadTypeDiffers'],
    ['a.txt', Buffer.from('%!PS-Adobe-3.0\nshowpage'), 'uploadTypeDiffers'],
    ['a.exe', pdf, 'uploadTypeRefused'],
    ['a.pdf.exe', pdf, 'uploadTypeRefused'],
    ['a\u202Efdp.exe', pdf, 'uploadTypeRefused'],
    ['a.svg', Buffer.from('<svg/>'), 'uploadTypeRefused'],
    ['pdf', pdf, 'uploadTypeRefused'],
    ['a.pdf', Buffer.from('MZ\u0090\0 this program'), 'uploadTypeDiffers'],
    ['a.pdf', compound('WordDocument'), 'uploadTypeDiffers'],
    ['a.doc', compound('Workbook'), 'uploadTypeDiffers'],
    ['a.docx', office({ 'xl/workbook.xml': '<x/>' }), 'uploadTypeDiffers'],
    ['a.docx', office({ 'word/document.xml': '<x/>', 'word/vbaProject.bin': 'x' }), 'uploadTypeDiffers'],
    ['a.docx', office({ 'word/document2.xml': '<x/>', 'word/vbaProject.bin': 'x' }), 'uploadTypeDiffers'],
    ['a.docx', office({ 'other/word/document2.xml': '<x/>' }), 'uploadTypeDiffers'],
    ['a.docx', Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(6000)]), 'uploadTypeDiffers'],
    ['a.txt', Buffer.from('  <!DOCTYPE html><script>'), 'uploadTypeDiffers'],
    ['a.txt', Buffer.concat([Buffer.alloc(6000, 'x'), Buffer.from([0])]), 'uploadTypeDiffers'],
    ['a.jpg', pdf, 'uploadTypeDiffers'],
  ])('rejects %s with another content or a forbidden extension', async (name, content, error) => {
    expect((await upload(name, content)).body.error).toBe(error);
    expect([await rows(), stored()]).toEqual([[], []]);
  });

  large('rejects an Office file that unpacks to 512 MB', async () => {
    const bomb = await officeFileOfZeros(512);
    expect(bomb.length).toBeLessThan(8 * 1024 * 1024);
    expect((await upload('a.docx', bomb)).body.error).toBe('uploadUnpacksTooLarge');
    expect([await rows(), stored()]).toEqual([[], []]);
  });
});

it.each(['../../etc/passwd.pdf', 'C:\\Users\\me\\cv.pdf', 'a\u202Egpj.pdf', 'a\0b.pdf', '', `${'长'.repeat(300)}.pdf`])(
  'stores the name %j unchanged',
  async (fileName) => {
    const { body } = await upload(fileName, pdf);
    expect(body.data).toMatchObject({ fileName });
    expect((await saved(body)).description).toMatchObject({ fileName });
  },
);

it('pads descriptions, so that their length does not reveal that of a name', async () => {
  const names = ['cv.pdf', `${'Заявление о переводе средств '.repeat(4)}.pdf`];
  const sealed = await Promise.all(names.map(async (name) => (await saved((await upload(name, pdf)).body)).row));
  const [short, long] = sealed.map(({ description }) => description?.length);
  expect(long).toBe(short);
});

it('sweeps the other uploads if one file cannot be removed, and then throws', async () => {
  const { db, files } = site.context;
  for (let number = 0; number < 3; number += 1) await upload('cv.pdf', pdf);
  const stuck = (await rows())[1]?.storedName;
  const remove = async (name: string) => {
    if (name === stuck) throw new Error('The store is unreachable');
    await files.remove(name);
  };
  const sweep = sweepUploads(db, { ...files, remove }, new Date(Date.now() + 25 * 60 * 60 * 1000));
  await expect(sweep).rejects.toThrow('The store is unreachable');
  expect([(await rows()).map(({ storedName }) => storedName), stored()]).toEqual([[stuck], [stuck]]);
});

it('deletes unclaimed uploads after 24 hours, and not before', async () => {
  await upload('cv.pdf', pdf);
  const { db, files } = site.context;
  const after = (hours: number) => sweepUploads(db, files, new Date(Date.now() + hours * 60 * 60 * 1000));
  expect([await after(23.9), stored().length]).toEqual([0, 1]);
  expect([await after(24.1), stored().length]).toEqual([1, 0]);
});

describe('the limits of unclaimed uploads', () => {
  const runLimitedSite = async (uploads: Partial<UploadLimits>) => {
    const ownSite = await runSite({ uploads, trustedProxies: ['127.0.0.1'] });
    const sendFrom = async (visitor: string, content: string | Uint8Array, fileName = 'cv.pdf') => {
      const form = new FormData();
      const bytes = typeof content === 'string' ? `%PDF-1.7\n${content}` : new Uint8Array(content);
      form.set('file', new File([bytes], fileName));
      const headers = { 'x-forwarded-for': visitor };
      const response = await fetch(`${ownSite.url}/gw-api/en/wms/dqgx/uploadFile`, {
        method: 'POST',
        headers,
        body: form,
      });
      const body: GatewayResponse = JSON.parse(await response.text());
      return { status: response.status, body, retryAfter: Number(response.headers.get('retry-after')) };
    };
    return { ownSite, sendFrom };
  };

  it('reject uploads from an IP address that has used its hourly bytes, and from no other', async () => {
    const { ownSite, sendFrom } = await runLimitedSite({ bytesPerHour: 10_000 });
    // A rejected file does not count.
    for (let times = 0; times < 3; times += 1)
      expect((await sendFrom('10.0.0.1', ' '.repeat(6000), 'cv.exe')).body.error).toBe('uploadTypeRefused');
    const concurrent = await Promise.all([1, 2, 3].map(() => sendFrom('10.0.0.1', ' '.repeat(4000))));
    expect(concurrent.map(({ status }) => status).toSorted()).toEqual([200, 200, 429]);
    const rejected = await sendFrom('10.0.0.1', ' '.repeat(4000));
    expect([rejected.status, rejected.body.error]).toEqual([429, 'tooManyRequests']);
    expect(rejected.retryAfter).toBeGreaterThan(3000);
    expect((await sendFrom('10.0.0.1', ' '.repeat(500))).status).toBe(200);
    expect((await sendFrom('10.0.0.2', ' '.repeat(4000))).status).toBe(200);
    await ownSite.close();
  });

  it('count a zip bomb as a file of the maximum size', async () => {
    const { ownSite, sendFrom } = await runLimitedSite({ bytesPerHour: maxFileBytes + 1000 });
    const bomb = await officeFileOfZeros(64);
    expect((await sendFrom('10.0.0.1', bomb, 'cv.docx')).body.error).toBe('uploadUnpacksTooLarge');
    expect((await sendFrom('10.0.0.1', ' '.repeat(4000))).status).toBe(429);
    expect((await sendFrom('10.0.0.2', ' '.repeat(4000))).status).toBe(200);
    await ownSite.close();
  });

  const tokenHashesOf = async (ownSite: RunningSite) => {
    const found = await ownSite.context.db.selectFrom('upload').select('handleHash').orderBy('receivedAt').execute();
    return found.map(({ handleHash }) => handleHash.toString('hex'));
  };
  const hashed = ({ body }: { body: GatewayResponse }) => hashOfFileToken(fileTokenOf(body)).toString('hex');

  it('evict the oldest upload with its file when the total is too large', async () => {
    const { ownSite, sendFrom } = await runLimitedSite({
      maxUnclaimedBytes: maxFileBytes + 9000,
      protectedMilliseconds: 0,
    });
    const first = await sendFrom('10.0.0.1', ' '.repeat(6000));
    const second = await sendFrom('10.0.0.2', ' '.repeat(6000));
    const third = await sendFrom('10.0.0.3', ' ');
    expect(await tokenHashesOf(ownSite)).toEqual([hashed(second), hashed(third)]);
    expect(await tokenHashesOf(ownSite)).not.toContain(hashed(first));
    expect(readdirSync(path.join(ownSite.context.dataDir, 'files'))).toHaveLength(2);
    await ownSite.close();
  });

  it('evict no recent upload, and reject new ones instead', async () => {
    const { ownSite, sendFrom } = await runLimitedSite({ maxUnclaimedBytes: maxFileBytes + 5000 });
    const first = await sendFrom('10.0.0.1', ' '.repeat(6000));
    const rejected = await sendFrom('10.0.0.2', '');
    expect([rejected.status, rejected.body.error]).toEqual([503, 'unavailable']);
    expect(await tokenHashesOf(ownSite)).toEqual([hashed(first)]);
    await ownSite.close();
  });

  it('reject uploads below the disk reserve, while messages are still accepted', async () => {
    const { ownSite, sendFrom } = await runLimitedSite({ reserveBytes: 1e15, protectedMilliseconds: 0 });
    const rejected = await sendFrom('10.0.0.1', '');
    expect([rejected.status, rejected.body.error]).toEqual([503, 'unavailable']);
    const message = {
      sayType: '2',
      reporterType: '1',
      reporter: 'Иван Иванов',
      reporterMobile: '+79123456789',
      email: 'i@example.com',
      remark: 'Нужен кокс',
    };
    expect((await ownSite.gateway('/ru/wms/dqgx/submitReporter', message)).body).toMatchObject({ code: 200 });
    await ownSite.close();
  });
});
