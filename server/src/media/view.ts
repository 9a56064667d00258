import type { LibraryFilm } from 'contract/console/films.ts';
import type { LibraryDocument, LibraryPicture } from 'contract/console/media.ts';
import type { Locale } from 'contract/locales.ts';
import { beijingTimestamp } from '../database/beijing-time.ts';
import { type FilmSources, filmNamed } from '../films/registry.ts';
import type { Unresolved } from '../http/fallback.ts';
import { toPicture } from '../pictures/registry.ts';
import type { Tables } from '../database/tables.ts';
import type { Selectable } from 'kysely';
import { documentUrl } from './documents.ts';
import type { LibraryFilmRow } from './film-store.ts';
import type { LibraryRow } from './store.ts';

export function toLibraryPicture(row: LibraryRow, locale: Locale): Unresolved<LibraryPicture> {
  return {
    name: row.name,
    picture: toPicture(row, locale),
    description: row.description,
    uses: row.uses,
    createdAt: beijingTimestamp(row.createdAt),
  };
}

/** Null if somebody has deleted the film since its row was read. */
export function toLibraryFilm(
  { name, poster, bytes, uses, createdAt }: LibraryFilmRow,
  sources: FilmSources,
  locale: Locale,
): Unresolved<LibraryFilm> | null {
  const film = filmNamed(sources, name, locale);
  return film && { name, film, poster, bytes, uses, createdAt: beijingTimestamp(createdAt) };
}

export function toLibraryDocument({
  id,
  fileName,
  bytes,
  uses,
  createdAt,
}: Selectable<Tables['document']> & { uses: number }): LibraryDocument {
  return { id, fileName, url: documentUrl(id, fileName), bytes, uses, createdAt: beijingTimestamp(createdAt) };
}
