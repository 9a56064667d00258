import { vi } from 'vitest';
import type { Context } from '../src/context.ts';

/** Records everything that is added to the page cache, as text: keys and documents. */
export function watchPages({ pages }: Context): { cached: () => string } {
  const cached: string[] = [];
  const get = pages.get.bind(pages);
  vi.spyOn(pages, 'get').mockImplementation(async (key, make) => {
    const page = await get(key, make);
    cached.push(key, page === 'uncacheable' ? page : page.document.body.toString());
    return page;
  });
  return { cached: () => cached.join('\n') };
}
