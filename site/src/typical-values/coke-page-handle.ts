import type { PageHandle } from '../pages/page.ts';
import type { CokePageData } from './coke-page-loader.ts';
import { deferredFiles } from './deferred-parts.ts';

/** What the pages of both kinds of coke have in common. `source` is the page's file. */
export function cokePageHandle(source: string): PageHandle<CokePageData> {
  return {
    source,
    deferred: deferredFiles,
    inPlaceParameter: 'item',
    head: ({ page: { data } }) => ({ title: data.title, description: data.lead, languages: data.languages }),
    shareCard: ({ page: { data } }, { shell }) => ({
      title: data.title,
      section: shell.navigation.mainBusiness.full,
      picture: data.picture,
    }),
  };
}
