import { captionsUrl, type Film, filmUrl, uploadedCaptionsUrl } from 'contract/media/film.ts';
import { type Locale, localeNames } from 'contract/locales.ts';
import type { Selectable } from 'kysely';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { Unresolved } from '../http/fallback.ts';
import { type PictureRegistry, pictureNamed } from '../pictures/registry.ts';

/** A film as stored. Width and height are in pixels. `captions` has the hashes of those that staff uploaded. */
export type RegisteredFilm = Omit<Selectable<Tables['film']>, 'createdAt'> & {
  captions: Partial<Record<Locale, string>>;
};

/** All films, by the name that content uses and by the hash in URLs. */
export type FilmRegistry = {
  byName: ReadonlyMap<string, RegisteredFilm>;
  byHash: ReadonlyMap<string, RegisteredFilm>;
};

const columns = ['name', 'hash', 'width', 'height', 'seconds', 'captioned', 'storedName', 'type', 'poster'] as const;

export async function readFilms(db: Database): Promise<FilmRegistry> {
  const rows = await db.selectFrom('film').select(columns).execute();
  const captions = await db.selectFrom('filmCaptions').select(['film', 'locale', 'hash']).execute();
  const films = rows.map((row): RegisteredFilm => {
    const own = captions.filter(({ film }) => film === row.name);
    return { ...row, captions: Object.fromEntries(own.map(({ locale, hash }) => [locale, hash])) };
  });
  return {
    byName: new Map(films.map((film) => [film.name, film])),
    byHash: new Map(films.map((film) => [film.hash, film])),
  };
}

/** What a page needs to show films. */
export type FilmSources = { films: FilmRegistry; pictures: PictureRegistry };

/** The film with this name; null if there is none. */
export function filmNamed(
  { films, pictures }: FilmSources,
  name: string | null,
  locale: Locale,
): Unresolved<Film> | null {
  const found = name === null ? undefined : films.byName.get(name);
  if (found === undefined) return null;
  const { hash, width, height, seconds, type, poster } = found;
  return {
    webm: type === 'mp4' ? null : filmUrl(hash, 'webm'),
    mp4: type === 'webm' ? null : filmUrl(hash, 'mp4'),
    width,
    height,
    seconds,
    poster: poster === null ? null : pictureNamed(pictures, poster, locale),
    captions: captionsOf(found),
  };
}

/** Captions that staff uploaded replace all of the demonstration. */
function captionsOf({ hash, captioned, captions }: RegisteredFilm): Film['captions'] {
  const uploaded = localeNames.flatMap((language) => {
    const captionsHash = captions[language];
    return captionsHash === undefined ? [] : [{ language, address: uploadedCaptionsUrl(captionsHash) }];
  });
  if (uploaded.length > 0 || !captioned) return uploaded;
  return localeNames.map((language) => ({ language, address: captionsUrl(hash, language) }));
}
