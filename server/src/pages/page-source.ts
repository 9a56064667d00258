import type { PageName } from 'contract/urls/paths.ts';
import { recordReads } from '../database/recorded-reads.ts';
import { HttpError } from '../http/http-error.ts';
import { RequestCounter } from '../http/limits.ts';
import type { RotatingHashKey } from '../rate-limits/rotating-hash-key.ts';
import { costOfMiss, missLimit } from './cache-miss-limit.ts';
import type { CachedPage, PageCaches } from './page-caches.ts';
import type { PageRequest, RenderedPage } from './page-renderer.ts';

/** Pages from the cache; a page that is not cached is rendered and counts against the limit of its visitor. */
export type PageSource = {
  get: (requested: PageRequest, ip: string) => Promise<CachedPage & { uncacheable: boolean }>;
  /** Renders a page for one visitor, whether it is cached or not. */
  render: (requested: PageRequest) => Promise<RenderedPage>;
  /** Counts an uncached page; throws above the limit of the IP address. */
  countMiss: (ip: string, name?: PageName) => void;
};

type PageSourceContext = PageCaches & { rotatingHashKey: RotatingHashKey };

export function createPageSource(
  caches: PageSourceContext,
  renderPage: (requested: PageRequest) => Promise<RenderedPage>,
): PageSource {
  const misses = new RequestCounter(caches.rotatingHashKey, missLimit);

  function countMiss(ip: string, name?: PageName): void {
    const wait = misses.count(ip, costOfMiss(name));
    if (wait !== undefined) throw new HttpError('tooManyRequests', [], wait);
  }

  /** Recorded although nothing is cached: cached parts must not be stale while reads are recorded. */
  async function render(requested: PageRequest): Promise<RenderedPage> {
    return (await recordReads(() => renderPage(requested))).value;
  }

  async function get(requested: PageRequest, ip: string) {
    const key = `${requested.mode} ${requested.locale} ${requested.path}`;
    const pages = requested.path.includes('?') ? caches.pagesWithParameters : caches.pages;
    // Unknown URLs are served from the cache, but still count: they show that somebody guesses URLs.
    if (requested.name === undefined || !pages.has(key)) countMiss(ip, requested.name);
    const cached = await pages.get(key, async () => {
      const latest = pages.latest(key);
      const rendered = await renderPage(
        latest === undefined || latest === 'uncacheable' ? requested : { ...requested, cached: latest },
      );
      return rendered.uncacheable ? 'uncacheable' : rendered;
    });
    if (cached !== 'uncacheable') {
      cached.document.current ??= () => {
        const page = pages.current(key);
        return page === 'uncacheable' ? undefined : page?.document;
      };
      return { ...cached, uncacheable: false };
    }
    countMiss(ip, requested.name);
    return render(requested);
  }

  return { get, render, countMiss };
}
