/** Assembles a page's share card. Only the server build contains this module. */
import type { ShownHead } from './head.ts';
import type { ShownPage } from './shown-page.ts';

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
export function shareCardOf({ handle, data, context }: ShownPage, head: ShownHead): ShareCard | undefined {
  const content = head.noindex ? undefined : handle.shareCard(data, context);
  if (content === undefined) return undefined;
  const { title, section = '', picture, path = head.path } = content;
  const isRaster = picture !== undefined && picture !== null && picture.widths.length > 0;
  return {
    title,
    section: section === title ? '' : section,
    company: context.settings.company.shortName,
    picture: isRaster ? picture.hash : undefined,
    path,
  };
}
