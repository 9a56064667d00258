import { createHash } from 'node:crypto';
import { type Locale, locales } from 'contract/locales.ts';

export const cardSize = { width: 1200, height: 630 } as const;

/** Part of every card's version: raise it when the drawing changes. */
const design = 1;

/** A picture of the house, and what of it must stay in sight: from the left and from the top, 0 to 1. */
export type CardPicture = { hash: string; focusX: number; focusY: number };

/** All that is seen on a card. */
export type ShareCard = {
  locale: Locale;
  section: string;
  title: string;
  company: string;
  /** Without one, contour lines are drawn. */
  picture: CardPicture | undefined;
};

/** Twenty hexadecimal digits that change with anything that is seen on the card. */
export function versionOf({ locale, section, title, company, picture }: ShareCard): string {
  const seen = [design, locale, section, title, company, picture?.hash, picture?.focusX, picture?.focusY];
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex').slice(0, 20);
}

/** The card of a page that is there, with its version and the address that shows it. */
export type PageCard = { card: ShareCard; version: string; address: string };

/** `path` is the page's, below the language. */
export function addressed(card: ShareCard, path: string): PageCard {
  const version = versionOf(card);
  return { card, version, address: cardAddress(card.locale, path, version) };
}

export const cardFolder = '/share';

/** Where a page's card lies: below its own path, `/share/en/news/<version>.jpg?tab=tab2`. */
function cardAddress(locale: Locale, path: string, version: string): string {
  const [below = '', query] = path.split('?');
  const folder = `${cardFolder}/${locale}${below.replace(/\/+$/, '')}`;
  return `${folder}/${version}.jpg${query === undefined ? '' : `?${query}`}`;
}

/** The house's own card, for what has none: leads to the home page's. */
export function houseCardAddress(locale: Locale): string {
  return `${cardFolder}/${locale}/card.jpg`;
}

/** Takes a card's address apart; what is no such address is undefined, and so is a search, which has no card and costs the store. */
export function readCardAddress(address: string): { locale: Locale; path: string } | undefined {
  const [, tag, below = '', query = ''] =
    /^\/share\/(\w{2})((?:\/[^/?]+)*)\/(?:[0-9a-f]{20}|card)\.jpg(\?.*)?$/.exec(address) ?? [];
  const locale = Object.keys(locales).find((known): known is Locale => known === tag);
  if (!locale || /^\/+search/i.test(readable(below))) return undefined;
  return { locale, path: `${below === '' ? '/' : below}${query}` };
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
