import { getBanners } from 'contract/media/pictures.ts';
import { drawingUrl, pictureWidths, rasterUrl } from 'contract/media/picture.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';

let site: RunningSite;
let raster = '';
let drawing = '';
beforeAll(async () => {
  site = await runSite();
  const { byName } = await site.context.pictures();
  raster = byName.get('coke-lump')?.hash ?? '';
  drawing = byName.get('partner-01')?.hash ?? '';
});
afterAll(() => site.close());

const immutable = 'public, max-age=31536000, immutable';

it.each([
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
] as const)('serves every width as an immutable file of type %s', async (type, mediaType) => {
  for (const width of pictureWidths(1920)) {
    const url = `${site.url}${rasterUrl(raster, width, type)}`;
    const { status, headers, body } = await fetch(url);
    const bytes = Number(headers.get('content-length'));
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, mediaType, immutable]);
    expect(headers.get('content-encoding')).toBeNull();
    expect(bytes).toBeGreaterThan(500);
    await body?.cancel();
    const head = await fetch(url, { method: 'HEAD' });
    expect(Number(head.headers.get('content-length'))).toBe(bytes);
    const again = await fetch(url, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, immutable]);
  }
});

it('serves a drawing compressed, with a policy that blocks scripts and resources', async () => {
  const { status, headers } = await fetch(`${site.url}${drawingUrl(drawing)}`, {
    headers: { 'accept-encoding': 'br' },
  });
  expect([status, headers.get('content-type'), headers.get('cache-control'), headers.get('content-encoding')]).toEqual([
    200,
    'image/svg+xml',
    immutable,
    'br',
  ]);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'unsafe-inline'/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it('responds with 404 for a URL that is not in the registry', async () => {
  const unknown = [
    rasterUrl('0'.repeat(20), 640, 'avif'),
    rasterUrl(raster, 641, 'avif'),
    rasterUrl(drawing, 640, 'avif'),
    drawingUrl(raster),
    `/pictures/${raster}/640.png`,
    `/pictures/${raster}/0640.avif`,
    `/pictures/${raster}/640.avif/`,
    `/pictures/${raster}/..%2Fpictures.json`,
    `/pictures/..%2f..%2fpackage.json`,
    `/pictures/${raster}%00/640.avif`,
    '/pictures/coke-lump/640.avif',
    '/pictures/partner-01.svg',
    '/pictures/',
  ];
  for (const urlPath of unknown) {
    const response = await fetch(`${site.url}${urlPath}`);
    expect([response.status, response.headers.get('cache-control')], urlPath).toEqual([404, 'no-store']);
    expect(await response.json(), urlPath).toMatchObject({ code: 404, error: 'notFound' });
  }
});

it('returns the picture of every banner with sizes, placeholder, focus and description', async () => {
  const { body } = await site.gateway(getBanners.path.replace('{lang}', 'en').replace('{type}', '1'));
  const hash = expect.stringMatching(/^[0-9a-f]{20}$/);
  expect(body.data).toContainEqual(
    expect.objectContaining({
      picture: {
        address: expect.stringMatching(/^\/pictures\/[0-9a-f]{20}\/1280\.jpg$/),
        hash,
        widths: [320, 640, 960, 1280, 1920],
        width: 1920,
        height: 1080,
        placeholder: expect.stringMatching(/^data:image\/webp;base64,[A-Za-z0-9+/=]{60,140}$/),
        focus: { x: expect.any(Number), y: expect.any(Number) },
        description: expect.stringMatching(/\w{3}/),
      },
    }),
  );
});
