import type { Locale } from 'contract/locales.ts';
import type { Localized } from 'contract/localized.ts';
import { drawingUrl, fallbackUrl, libraryUrl, type Picture, pictureWidths, rasterUrl } from 'contract/media/picture.ts';
import type { Selectable } from 'kysely';
import { pickLocale } from '../database/localized.ts';
import type { Database } from '../database/open.ts';
import type { TextPicture } from '../content-fields/rich-text.ts';
import type { Tables } from '../database/tables.ts';
import type { Unresolved } from '../http/fallback.ts';

/** A stored picture. `width` and `height` are the original's in pixels; the focus is from 0 to 1. */
export type RegisteredPicture = Omit<Selectable<Tables['picture']>, 'createdAt'>;

/** All pictures, by the name that content uses and by the hash in URLs. */
export type PictureRegistry = {
  byName: ReadonlyMap<string, RegisteredPicture>;
  byHash: ReadonlyMap<string, RegisteredPicture>;
};

const columns = [
  'name',
  'kind',
  'source',
  'hash',
  'width',
  'height',
  'placeholder',
  'focusX',
  'focusY',
  'description',
] as const;

export async function readPictures(db: Database): Promise<PictureRegistry> {
  const pictures: RegisteredPicture[] = await db.selectFrom('picture').select(columns).execute();
  return {
    byName: new Map(pictures.map((picture) => [picture.name, picture])),
    byHash: new Map(pictures.map((picture) => [picture.hash, picture])),
  };
}

function urlOf({ kind, hash, width }: RegisteredPicture): string {
  return kind === 'drawing' ? drawingUrl(hash) : fallbackUrl(hash, width);
}

/** The URL of the smallest size, for lists. */
export function thumbnailUrl({ kind, hash, width }: Pick<RegisteredPicture, 'kind' | 'hash' | 'width'>): string {
  const [smallest = width] = pictureWidths(width);
  return kind === 'drawing' ? drawingUrl(hash) : rasterUrl(hash, smallest, 'webp');
}

/**
 * The URL of the picture for clients that accept one file only; empty if it is not registered. A
 * path is returned unchanged.
 */
export function pictureUrl(pictures: PictureRegistry, name: string): string {
  if (name.startsWith('/')) return name;
  const found = pictures.byName.get(name);
  return found === undefined ? '' : urlOf(found);
}

/** A picture of a rich text by its URL: the present one of the library, or another URL unchanged. */
export function textPicture(pictures: PictureRegistry, url: string): TextPicture {
  const prefix = libraryUrl('');
  if (!url.startsWith(prefix)) return { src: url };
  const found = pictures.byName.get(url.slice(prefix.length));
  return found === undefined ? { src: '' } : { src: urlOf(found), description: found.description };
}

/** The picture with this name; null if it is not registered. `description` overrides its own. */
export function pictureNamed(
  pictures: PictureRegistry,
  name: string,
  locale: Locale,
  description: Localized | null = null,
): Unresolved<Picture> | null {
  const found = pictures.byName.get(name);
  return found === undefined ? null : toPicture(found, locale, description);
}

export function toPicture(
  found: RegisteredPicture,
  locale: Locale,
  description: Localized | null = null,
): Unresolved<Picture> {
  const { kind, hash, width, height, placeholder, focusX, focusY } = found;
  return {
    address: urlOf(found),
    hash,
    widths: kind === 'drawing' ? [] : pictureWidths(width),
    width,
    height,
    placeholder,
    focus: { x: focusX, y: focusY },
    description: pickLocale(description ?? found.description, locale),
  };
}

/** The specification's field with one URL, and beside it the complete picture. */
export function pictureFields(pictures: PictureRegistry, name: string, locale: Locale) {
  return { picturePath: pictureUrl(pictures, name), picture: pictureNamed(pictures, name, locale) };
}
