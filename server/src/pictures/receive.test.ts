import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { rasterUrl } from 'contract/media/picture.ts';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { receivePicture, type SentPicture } from './receive.ts';
import { removeUnfinishedOriginals } from './unfinished-originals.ts';

let site: RunningSite;
let uploads: string;
beforeAll(async () => {
  site = await runSite();
  uploads = path.join(site.context.dataDir, 'pictures');
});
afterAll(() => site.close());

const photograph: SentPicture = {
  name: 'brought-today',
  fileName: 'IMG 0042.JPG',
  mediaType: 'image/jpeg',
  focus: { x: 0.25, y: 0.75 },
  description: { cn: '样例图片' },
};

function receive(bytes: Uint8Array, sent: Partial<SentPicture> = {}) {
  return receivePicture(site.context, Readable.from([Buffer.from(bytes)]), { ...photograph, ...sent });
}

/** Left half red, right half blue. */
function halves(width: number, height: number): Sharp {
  const right = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#00f' } };
  return sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    { input: right, left: Math.floor(width / 2), top: 0 },
  ]);
}

function stored(hash: string, file: string): string {
  return path.join(uploads, hash, file);
}

it('encodes a picture in all sizes without enlarging it, and registers it', async () => {
  const { hash, width, height } = await receive(await halves(1000, 700).jpeg().toBuffer(), {
    name: 'specimen-gpc-0101',
  });
  expect([width, height]).toEqual([1000, 700]);
  expect(readdirSync(path.join(uploads, hash)).toSorted()).toEqual(
    ['1000', '320', '640', '960']
      .flatMap((size) => ['avif', 'jpg', 'webp'].map((type) => `${size}.${type}`))
      .toSorted(),
  );
  await expect.poll(async () => (await site.context.pictures()).byHash.has(hash)).toBe(true);
  const response = await fetch(`${site.url}${rasterUrl(hash, 1000, 'avif')}`);
  expect(response.headers.get('content-type')).toBe('image/avif');
  const { width: served } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect(served).toBe(1000);
  const { body } = await site.gateway('/cn/wms/dqgx/getItemlist', { size: 100 });
  expect(JSON.stringify(body)).toContain(`"focus":{"x":0.25,"y":0.75},"description":"样例图片"`);
});

it('orients a picture by its EXIF, and removes all metadata', async () => {
  const original = await halves(900, 600)
    .withExif({
      IFD0: { Artist: 'Somebody', Copyright: 'Nobody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 52/1 51/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(original).metadata()).orientation).toBe(6);
  expect(original.toString('latin1')).toContain('Somebody');
  const { hash, width, height } = await receive(original);
  expect([width, height]).toEqual([600, 900]);
  for (const type of ['avif', 'webp', 'jpg']) {
    const file = stored(hash, `600.${type}`);
    const { exif, xmp, iptc, icc, orientation, width: across } = await sharp(file).metadata();
    expect([exif, xmp, iptc, icc, orientation, across], type).toEqual([...Array(5).fill(undefined), 600]);
    const pixels = await sharp(file).resize(1, 2, { fit: 'fill' }).removeAlpha().raw().toBuffer();
    // Left became top.
    expect(Number(pixels[0]), type).toBeGreaterThan(200);
    expect(Number(pixels[5]), type).toBeGreaterThan(200);
  }
});

const jpeg = () => halves(400, 300).jpeg().toBuffer();
const png = () => halves(400, 300).png().toBuffer();
const asPng = { fileName: 'a.png', mediaType: 'image/png' };

/** A PNG with a forged header. */
async function bomb(): Promise<Buffer> {
  const bytes = await png();
  bytes.writeUInt32BE(60_000, 16);
  bytes.writeUInt32BE(60_000, 20);
  return bytes;
}

async function truncated(picture: Promise<Buffer>): Promise<Buffer> {
  const bytes = await picture;
  return bytes.subarray(0, Math.floor(bytes.length / 2));
}

const rejections: [string, () => Promise<Uint8Array>, Partial<SentPicture>, string][] = [
  ['a PNG named .jpg', png, {}, 'pictureTypeDiffers'],
  ['a JPEG declared as a PNG', jpeg, { mediaType: 'image/png' }, 'pictureTypeDiffers'],
  ['a PNG named .html', png, { ...asPng, fileName: 'a.html' }, 'pictureTypeDiffers'],
  ['a GIF', () => halves(40, 30).gif().toBuffer(), {}, 'pictureTypeRefused'],
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), {}, 'pictureTypeRefused'],
  ['an HTML page', async () => Buffer.from('<!doctype html><script>1</script>'), {}, 'pictureTypeRefused'],
  ['nothing', async () => Buffer.alloc(0), {}, 'pictureTypeRefused'],
  ['the first bytes of a JPEG', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), {}, 'pictureBroken'],
  ['half a JPEG', () => truncated(noise(800, 600).jpeg().toBuffer()), {}, 'pictureBroken'],
  ['half a PNG', () => truncated(noise(800, 600).png().toBuffer()), asPng, 'pictureBroken'],
  ['a PNG that declares 60,000 × 60,000 pixels', bomb, asPng, 'pictureTooLarge'],
  ['a long strip', () => halves(20, 12_001).jpeg().toBuffer(), {}, 'pictureTooLarge'],
];

function noise(width: number, height: number): Sharp {
  return sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });
}

it.each(rejections)('rejects %s', async (_name, make, sent, code) => {
  await expect(receive(await make(), sent)).rejects.toMatchObject({ code });
});

it('stops reading at 32 MB', async () => {
  let sent = 0;
  const endless = Readable.from(
    (function* chunks() {
      for (;;) {
        sent += 1;
        yield Buffer.alloc(1024 * 1024, 0xff);
      }
    })(),
  );
  await expect(receivePicture(site.context, endless, photograph)).rejects.toMatchObject({
    code: 'pictureTooManyBytes',
  });
  expect(sent).toBeLessThan(40);
});

it('encodes one picture at a time', async () => {
  const processes = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;
  const before = processes();
  let maxProcesses = 0;
  const sampling = setInterval(() => {
    maxProcesses = Math.max(maxProcesses, processes() - before);
  }, 5);
  const pictures = await Promise.all([400, 401, 402].map((width) => halves(width, 300).jpeg().toBuffer()));
  await Promise.all(pictures.map((picture, index) => receive(picture, { name: `one-of-three-${index}` })));
  clearInterval(sampling);
  expect(maxProcesses).toBe(1);
});

it('leaves no file but the encoded pictures', async () => {
  mkdirSync(uploads, { recursive: true });
  const { hash } = await receive(await jpeg());
  const again = await receive(await jpeg(), { name: 'same-picture' });
  expect(again.hash).toBe(hash);
  const left = [...readdirSync(site.context.dataDir), ...readdirSync(uploads, { recursive: true }).map(String)];
  expect(left.filter((name) => name.startsWith('.') || name.endsWith('.part'))).toEqual([]);
  expect(existsSync(stored(hash, 'original'))).toBe(false);
  rmSync(path.join(uploads, hash), { recursive: true });
  expect((await fetch(`${site.url}${rasterUrl(hash, 320, 'jpg')}`)).status).toBe(404);
});

/** Each takes a minute of one core: `npm run test:full` runs them. */
const withLargePictures = it.skipIf(process.env.EVERY_LARGE_FILE === undefined);

withLargePictures('ends an encoding process that exceeds its memory limit', { timeout: 600_000 }, async () => {
  // All of its 50 million pixels must be in memory until the last one arrives: 315 MB.
  const interlaced = await halves(8660, 5773).png({ compressionLevel: 1, progressive: true }).toBuffer();
  await expect(receive(interlaced, asPng)).rejects.toMatchObject({ code: 'pictureTooDemanding' });
});

const largePictures = [
  [
    'JPEG, 50 megapixels, on its side',
    (picture: Sharp) => picture.jpeg({ quality: 60 }).withMetadata({ orientation: 6 }),
    {},
  ],
  ['JPEG, 50 megapixels', (picture: Sharp) => picture.jpeg({ quality: 70 }), {}],
  ['PNG, 50 megapixels', (picture: Sharp) => picture.png({ compressionLevel: 1 }), asPng],
] as const;

withLargePictures.each(largePictures)('encodes a %s within 256 MB', { timeout: 600_000 }, async (name, as, sent) => {
  // Few colours keep it below 32 MB.
  const large = await as(halves(8660, 5773)).toBuffer();
  const { width, height, peakKilobytes } = await receive(large, sent);
  process.stdout.write(
    `${name}: ${(large.length / 1024 / 1024).toFixed(1)} MB, peak ${Math.round(peakKilobytes / 1024)} MB\n`,
  );
  expect(width * height).toBe(8660 * 5773);
  expect(peakKilobytes).toBeLessThan(256 * 1024);
});

it('removes the originals of killed processes, but not those that another machine still receives', async () => {
  const { dataDir } = site.context;
  const folders = ['another-1-aa', 'another-1-bb', `${os.hostname()}-999999999-cc`, `${os.hostname()}-1-dd`].map(
    (name) => path.join(dataDir, `.receiving-${name}`),
  );
  for (const folder of folders) mkdirSync(folder);
  const [, , , running = ''] = folders;
  const twoHoursAgo = Date.now() / 1000 - 7200;
  utimesSync(folders[1] ?? '', twoHoursAgo, twoHoursAgo);
  utimesSync(running, twoHoursAgo, twoHoursAgo);
  await removeUnfinishedOriginals(dataDir);
  expect(folders.map((folder) => existsSync(folder))).toEqual([true, false, false, true]);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
