import type { PageName } from 'contract/urls/paths.ts';
import type { ComponentType } from 'react';
import type { Page, PageHandle } from '../pages/page.ts';
import { DeferredBlocks } from '../parts/blocks/deferred-blocks.ts';
import { type ComposedData, loadComposed, sectionIds } from './composed-loader.ts';

type ComposedHandle = PageHandle<ComposedData>;

type ComposedPageOptions = Pick<ComposedHandle, 'source'> &
  Partial<ComposedHandle> & { name: PageName; path: string; Component: ComponentType };

/** A page of sections and blocks alone, with the title, lead and picture of its content. */
export function composedPage({ name, path, Component, ...handle }: ComposedPageOptions): Page<ComposedData> {
  return {
    Component,
    load: loadComposed(name),
    // A step within the page shows data that is already loaded.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    handle: {
      deferred: [DeferredBlocks],
      sectionsOf: sectionIds,
      head: ({ data }) => ({ title: data.title, description: data.lead, languages: data.languages, path }),
      shareCard: ({ data: { title, picture } }) => ({ title, picture }),
      ...handle,
    },
  };
}

export const shareCardOfBusinessArea: ComposedHandle['shareCard'] = ({ data: { title, picture } }, { shell }) => ({
  title,
  section: shell.navigation.businessAreas.full,
  picture,
});
