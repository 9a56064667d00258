import type { ApiResponse } from 'client/call.ts';
import { getComposedPage } from 'contract/composed-pages.ts';
import type { PageName } from 'contract/urls/paths.ts';
import type { Load } from '../pages/page.ts';
import { DeferredBlocks } from '../parts/blocks/deferred-blocks.ts';

export type ComposedData = ApiResponse<typeof getComposedPage>;

export function loadComposed(name: PageName): Load<ComposedData> {
  return async (call, { request }) => {
    const [page] = await Promise.all([call(getComposedPage, { name }, request.signal), DeferredBlocks.preload()]);
    return page;
  };
}

/** The ids that a URL may name: the page's sections, and the named cards inside them. */
export function sectionIds({ data }: ComposedData): string[] {
  return data.sections.flatMap(idsOfSection);
}

export function idsOfSection({ name, blocks }: ComposedData['data']['sections'][number]): string[] {
  const cards = blocks.flatMap((block) => (block.kind === 'cards' ? block.cards : []));
  return [name, ...cards.map((card) => card.name).filter(Boolean)];
}
