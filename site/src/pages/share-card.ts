/** Assembles a page's share card. Only the server build contains this module. */
import type { Locale } from 'contract/locales.ts';
import type { RouterState } from 'react-router';
import type { RootData } from '../settings/use-settings.ts';
import type { Catalogue } from '../text/cn/catalogue.ts';
import { pageText } from '../text/page-texts.ts';
import type { ShownHead } from './head.ts';
import type { ServedHandle } from './page.ts';

export type ShareCard = {
  /** The page's section, above the title; empty where the title repeats it. */
  section: string;
  title: string;
  company: string;
  /** The hash of one of the company's pictures. */
  picture: string | undefined;
  /** The URL below the language that shows this card. */
  path: string;
};

/** The card of a page, or undefined for pages that are not indexed: those use the company's card. */
export function shareCardOf(
  shown: Pick<RouterState, 'matches' | 'loaderData' | 'errors' | 'location'>,
  head: ShownHead,
  { shell }: Catalogue,
  locale: Locale,
): ShareCard | undefined {
  const root: RootData | undefined = shown.loaderData['root'];
  const page = shown.matches.at(-1)?.route;
  const handle: ServedHandle | undefined = page?.handle;
  if (shown.errors || head.noindex || root === undefined || page === undefined || handle === undefined)
    return undefined;
  const content = handle.shareCard(shown.loaderData[page.id], {
    shell,
    text: (feature) => pageText(locale, feature),
    settings: root.data,
    query: new URLSearchParams(shown.location.search),
  });
  if (content === undefined) return undefined;
  const { title, section = '', picture, path = head.path } = content;
  const isRaster = picture !== undefined && picture !== null && picture.widths.length > 0;
  return {
    title,
    section: section === title ? '' : section,
    company: root.data.company.shortName,
    picture: isRaster ? picture.hash : undefined,
    path,
  };
}
