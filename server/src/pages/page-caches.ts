import { megabyte } from 'contract/megabyte.ts';
import { Cache } from '../http/cache.ts';
import type { CachedResponse } from '../http/cached-response.ts';
import type { ShareCard } from '../share-cards/card.ts';
import type { Rendered } from './renderer.ts';

/** What a page was rendered from. */
export type ShownData = { hash: string; card: Rendered['card']; renderedAt: number };

/** A rendered page, ready to send. */
export type CachedPage = {
  status: number;
  /** A private page: its links send no referrer. */
  isPrivate: boolean;
  redirect: string | undefined;
  document: CachedResponse;
  /** The Content-Security-Policy, which allows this document's styles. */
  policy: string;
  card: ShareCard | undefined;
  shown: ShownData;
};

/** A page that must not be cached is stored as `uncacheable`. */
export type PageCache = Cache<CachedPage | 'uncacheable'>;

export type PageCaches = {
  pages: PageCache;
  /** Apart, because a visitor who makes up thousands of comparisons must not displace the other pages. */
  pagesWithParameters: PageCache;
};

/** All pages of the demonstration in three languages take about 15 MB. */
export function createPageCaches(): PageCaches {
  return { pages: createPageCache(17 * megabyte), pagesWithParameters: createPageCache(3 * megabyte) };
}

function createPageCache(maxBytes: number): PageCache {
  return new Cache<CachedPage | 'uncacheable'>(maxBytes, (page) => (page === 'uncacheable' ? 0 : page.document.bytes));
}
