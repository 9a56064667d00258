import { vi } from 'vitest';
import type { Context } from '../src/context.ts';

/** Records everything that is added to the page caches, as text: keys and documents. */
export function watchPages({ pages, pagesWithParameters }: Context): { cached: () => string } {
  const cached: string[] = [];
  for (const cache of [pages, pagesWithParameters]) {
    const get = cache.get.bind(cache);
    vi.spyOn(cache, 'get').mockImplementation(async (key, make) => {
      const page = await get(key, make);
      cached.push(key, page === 'uncacheable' ? page : page.document.body.toString());
      return page;
    });
  }
  return { cached: () => cached.join('\n') };
}
