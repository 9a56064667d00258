import type { LibraryFilm } from 'contract/console/films.ts';
import type { LibraryDocument, LibraryPicture } from 'contract/console/media.ts';
import type { Locale } from 'contract/locales.ts';
import { beijingTimestamp } from '../database/beijing-time.ts';
import { type FilmSources, viewFilm } from '../films/registry.ts';
import type { Unresolved } from '../http/fallback.ts';
import { viewRegisteredPicture } from '../pictures/registry.ts';
import type { Tables } from '../database/tables.ts';
import type { Selectable } from 'kysely';
import { documentUrl } from './documents.ts';
import type { LibraryFilmRow } from './film-store.ts';
import type { LibraryRow } from './store.ts';

export function viewLibraryPicture(row: LibraryRow, locale: Locale): Unresolved<LibraryPicture> {
  return {
    name: row.name,
    picture: viewRegisteredPicture(row, locale),
    description: row.description,
    uses: row.uses,
    createdAt: beijingTimestamp(row.createdAt),
  };
}

/** Null if somebody has deleted the film since its row was read. */
export function viewLibraryFilm(
  { name, poster, bytes, uses, createdAt }: LibraryFilmRow,
  sources: FilmSources,
  locale: Locale,
): Unresolved<LibraryFilm> | null {
  const film = viewFilm(sources, name, locale);
  return film && { name, film, poster, bytes, uses, createdAt: beijingTimestamp(createdAt) };
}

export function viewDocument({
  id,
  fileName,
  bytes,
  uses,
  createdAt,
}: Selectable<Tables['document']> & { uses: number }): LibraryDocument {
  return { id, fileName, url: documentUrl(id, fileName), bytes, uses, createdAt: beijingTimestamp(createdAt) };
}
