import { getComposedPage } from 'contract/composed-pages.ts';
import type { PageName } from 'contract/paths.ts';
import type { ShouldRevalidateFunction } from 'react-router';
import type { Answer } from '../call.ts';
import type { Load } from '../page.ts';
import { BlocksLater } from '../parts/blocks/blocks-later.ts';

export type ComposedData = Answer<typeof getComposedPage>;

export function loadComposed(name: PageName): Load<ComposedData> {
  return async (call, { request }) => {
    const [page] = await Promise.all([call(getComposedPage, { name }, request.signal), BlocksLater.ready()]);
    return page;
  };
}

/** What an address may name: the sections, and the cards in them that have a name. */
export function namesOf({ data }: ComposedData): string[] {
  return data.sections.flatMap((section) => [section.name, ...cardNamesOf(section)]);
}

export function cardNamesOf({ blocks }: ComposedData['data']['sections'][number]): string[] {
  return blocks.flatMap((block) => (block.kind === 'cards' ? block.cards.map(({ name }) => name) : [])).filter(Boolean);
}

/** A step within the page shows what is there already. */
export const composedRevalidation: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;
