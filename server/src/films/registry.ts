import { captionsUrl, type Film, filmUrl } from 'contract/film.ts';
import { localeNames } from 'contract/locales.ts';
import type { Selectable } from 'kysely';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';

/** A film as stored. Width and height are in pixels. */
export type RegisteredFilm = Omit<Selectable<Tables['film']>, 'createdAt'>;

/** All films, by the name that content uses and by the hash in URLs. */
export type FilmRegistry = {
  byName: ReadonlyMap<string, RegisteredFilm>;
  byHash: ReadonlyMap<string, RegisteredFilm>;
};

export async function readFilms(db: Database): Promise<FilmRegistry> {
  const films = await db
    .selectFrom('film')
    .select(['name', 'hash', 'width', 'height', 'seconds', 'captioned'])
    .execute();
  return {
    byName: new Map(films.map((film) => [film.name, film])),
    byHash: new Map(films.map((film) => [film.hash, film])),
  };
}

/** The film with this name; null if there is none. */
export function filmNamed(films: FilmRegistry, name: string | null): Film | null {
  const found = name === null ? undefined : films.byName.get(name);
  if (found === undefined) return null;
  const { hash, width, height, seconds, captioned } = found;
  return {
    webm: filmUrl(hash, 'webm'),
    mp4: filmUrl(hash, 'mp4'),
    width,
    height,
    seconds,
    captions: captioned ? localeNames.map((language) => ({ language, address: captionsUrl(hash, language) })) : [],
  };
}
