import { drawingAddress, fallbackAddress, type Picture, pictureWidths } from 'contract/picture.ts';
import type { Locale } from 'contract/locales.ts';
import type { Selectable } from 'kysely';
import { give, type Localized } from '../database/localized.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { Unresolved } from '../http/fallback.ts';

/** A picture as the store knows it. `width` and `height` are the original's, in pixels; the focus counts from 0 to 1. */
export type RegisteredPicture = Omit<Selectable<Tables['picture']>, 'createdAt'>;

/** Every picture there is, by the name that content uses and by the hash that addresses use. */
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

function addressOf({ kind, hash, width }: RegisteredPicture): string {
  return kind === 'drawing' ? drawingAddress(hash) : fallbackAddress(hash, width);
}

/** Where the picture of this name is fetched by whoever takes one file only; empty when nobody registered it. A full path stays. */
export function pictureAddress(pictures: PictureRegistry, name: string): string {
  if (name.startsWith('/')) return name;
  const found = pictures.byName.get(name);
  return found === undefined ? '' : addressOf(found);
}

/** The picture of this name; null when nobody registered it. `description` replaces its own. */
export function viewPicture(
  pictures: PictureRegistry,
  name: string,
  locale: Locale,
  description: Localized | null = null,
): Unresolved<Picture> | null {
  const found = pictures.byName.get(name);
  if (found === undefined) return null;
  const { kind, hash, width, height, placeholder, focusX, focusY } = found;
  return {
    address: addressOf(found),
    hash,
    widths: kind === 'drawing' ? [] : pictureWidths(width),
    width,
    height,
    placeholder,
    focus: { x: focusX, y: focusY },
    description: give(description ?? found.description, locale),
  };
}

/** A wire field of the specification that holds one address, and beside it the whole picture. */
export function viewPicturePath(pictures: PictureRegistry, name: string, locale: Locale) {
  return { picturePath: pictureAddress(pictures, name), picture: viewPicture(pictures, name, locale) };
}
