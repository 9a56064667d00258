import { afterEach, expect, it, vi } from 'vitest';
import { CachedResponse } from '../http/cached-response.ts';
import { createPageRenderer } from './page-renderer.ts';
import type { Rendered } from './renderer.ts';

const page: Rendered = {
  status: 200,
  uncacheable: false,
  html: '',
  head: { title: '', description: '' },
  card: { section: '', title: '', company: '', picture: 'picture', path: '/news' },
  theme: 'light',
  sources: [],
  deferred: [],
  fonts: [],
};

/** A renderer of one page, whose data and picture the test sets. */
function rendererOf(site: { data: string; focusX: number }) {
  const render = vi.fn(() => page);
  const renderPage = createPageRenderer(
    { pictures: async () => ({ byHash: new Map([['picture', { hash: 'picture', focusX: site.focusX, focusY: 0 }]]) }) },
    { load: async () => ({ data: site.data, render }) },
    () => async () => '',
    () => ({ document: new CachedResponse(site.data), policy: '' }),
    () => undefined,
  );
  return { render, renderPage };
}

afterEach(() => vi.useRealTimers());

it('renders a page again only when what it shows has changed', async () => {
  const site = { data: 'one', focusX: 0.5 };
  const { render, renderPage } = rendererOf(site);
  const requested = { path: '/news', locale: 'en', mode: 'path' } as const;
  const cached = await renderPage(requested);
  const again = await renderPage({ ...requested, cached });
  expect(again.document).toBe(cached.document);
  expect(render).toHaveBeenCalledTimes(1);

  site.data = 'two';
  const changed = await renderPage({ ...requested, cached });
  expect(changed.document.body.toString()).toBe('two');
  expect(render).toHaveBeenCalledTimes(2);

  // The share card's picture is not part of the data.
  site.focusX = 0.1;
  const withCard = await renderPage({ ...requested, cached: changed });
  expect(withCard.card?.url).not.toBe(changed.card?.url);
  expect(render).toHaveBeenCalledTimes(3);
});

it('renders a page again after an hour', async () => {
  vi.useFakeTimers();
  const { render, renderPage } = rendererOf({ data: 'one', focusX: 0.5 });
  const requested = { path: '/news', locale: 'en', mode: 'path' } as const;
  const cached = await renderPage(requested);
  vi.advanceTimersByTime(3_599_000);
  await renderPage({ ...requested, cached });
  expect(render).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2000);
  await renderPage({ ...requested, cached });
  expect(render).toHaveBeenCalledTimes(2);
});

/** A renderer that records its steps. */
function recordingRenderer() {
  const steps: string[] = [];
  const renderPage = createPageRenderer(
    { pictures: async () => ({ byHash: new Map() }) },
    {
      load: async ({ path }) => ({
        data: path,
        render: () => {
          steps.push(`render ${path}`);
          return page;
        },
      }),
    },
    () => async () => '',
    (_page, { path }) => {
      steps.push(`write ${path}`);
      return { document: new CachedResponse(path), policy: '' };
    },
    () => undefined,
  );
  const request = (path: string, posted?: string) =>
    renderPage({ path, locale: 'en', mode: 'path', ...(posted !== undefined && { posted }) });
  return { steps, request };
}

it('renders one page after the other', async () => {
  const { steps, request } = recordingRenderer();
  await Promise.all([request('/news'), request('/about')]);
  expect(steps).toEqual(['render /news', 'write /news', 'render /about', 'write /about']);
});

it('rejects pages when too many wait, but not the page after a posted form', async () => {
  const { request } = recordingRenderer();
  const requested = Array.from({ length: 202 }, (_, index) => request(`/${index}`));
  const outcomes = Promise.allSettled(requested);
  const posted = await request('/message', 'remark=x');
  expect(posted.status).toBe(200);
  const rejected = (await outcomes).filter(({ status }) => status === 'rejected');
  expect(rejected).toMatchObject([{ reason: { code: 'unavailable', retryAfter: 5 } }]);
  expect((await request('/news')).status).toBe(200);
});
