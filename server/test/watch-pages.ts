import { vi } from 'vitest';
import type { Context } from '../src/context.ts';

/** Everything that is put into the memory of pages from now on, as text: keys and documents. */
export function watchPages({ pages }: Context): { kept: () => string } {
  const kept: string[] = [];
  const get = pages.get.bind(pages);
  vi.spyOn(pages, 'get').mockImplementation(async (key, make) => {
    const page = await get(key, make);
    kept.push(key, page === 'fresh' ? page : page.document.body.toString());
    return page;
  });
  return { kept: () => kept.join('\n') };
}
