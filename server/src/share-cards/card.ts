import { createHash } from 'node:crypto';
import { type Locale, locales } from 'contract/locales.ts';

export const cardSize = { width: 1200, height: 630 } as const;

/** The version of the design: increase it when the drawing changes. */
const design = 2;

/** A picture and the point that cropping keeps visible, from 0 to 1. */
export type CardPicture = { hash: string; focusX: number; focusY: number };

/** Everything that is visible on a card. */
export type CardContent = {
  locale: Locale;
  section: string;
  title: string;
  company: string;
  /** Without a picture contour lines are drawn. */
  picture: CardPicture | undefined;
};

/** Twenty hexadecimal digits that depend on everything visible on the card. */
export function versionOf({ locale, section, title, company, picture }: CardContent): string {
  const seen = [design, locale, section, title, company, picture?.hash, picture?.focusX, picture?.focusY];
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex').slice(0, 20);
}

/** The card of an existing page, with its version and URL. */
export type ShareCard = { content: CardContent; version: string; url: string };

/** `path` is the page's path without the language. */
export function shareCardOf(content: CardContent, path: string): ShareCard {
  const version = versionOf(content);
  return { content, version, url: cardUrl(content.locale, path, version) };
}

export const cardFolder = '/share';

/** The URL of a card is below its page's path: `/share/en/news/<version>.jpg?tab=tab2`. */
function cardUrl(locale: Locale, path: string, version: string): string {
  const [below = '', query] = path.split('?');
  const folder = `${cardFolder}/${locale}${below.replace(/\/+$/, '')}`;
  return `${folder}/${version}.jpg${query === undefined ? '' : `?${query}`}`;
}

/** The URL of the site's default card, which redirects to the home page's. */
export function defaultCardUrl(locale: Locale): string {
  return `${cardFolder}/${locale}/card.jpg`;
}

/** Parses the URL of a card; undefined if it is not one. */
export function parseCardUrl(url: string): { locale: Locale; path: string } | undefined {
  const [, tag, below = '', query = ''] =
    /^\/share\/(\w{2})((?:\/[^/?]+)*)\/(?:[0-9a-f]{20}|card)\.jpg(\?.*)?$/.exec(url) ?? [];
  const locale = Object.keys(locales).find((known): known is Locale => known === tag);
  return locale && { locale, path: `${below === '' ? '/' : below}${query}` };
}
