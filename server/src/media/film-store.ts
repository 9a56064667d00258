import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Locale, localeNames } from 'contract/locales.ts';
import { type Selectable, sql } from 'kysely';
import { projectFolder } from '../config/project-folder.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { SavedFilmFile } from '../films/save-film-file.ts';
import { containing } from '../database/like-pattern.ts';
import { filmUseCounts } from './uses.ts';

const demonstrationFilms = path.join(projectFolder, 'content/films');

export type LibraryFilmRow = Selectable<Tables['film']> & { bytes: number | null; uses: number };

function library(db: Database) {
  return db
    .selectFrom('film')
    .leftJoin(filmUseCounts.as('counted'), 'counted.name', 'film.name')
    .leftJoin('filmFile', 'filmFile.name', 'film.storedName')
    .selectAll('film')
    .select(['filmFile.bytes', sql<number>`coalesce(uses, 0)`.as('uses')]);
}

/** One page of the films, newest first, with the number of films of each filter. */
export async function listFilmRows(
  db: Database,
  { text, onlyUnused, page, size }: { text: string; onlyUnused: boolean; page: number; size: number },
) {
  const isChosen = sql<boolean>`(name like ${containing(text.trim().toLowerCase())} and (uses = 0 or not ${onlyUnused}))`;
  const { total, ...counts } = await db
    .selectFrom(library(db).as('library'))
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`count(*) filter (where uses = 0)::int`.as('unused'),
      sql<number>`count(*) filter (where ${isChosen})::int`.as('total'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom(library(db).as('library'))
    .selectAll()
    .where(isChosen)
    .orderBy('createdAt', 'desc')
    .orderBy('name')
    .offset(page * size)
    .limit(size)
    .execute();
  return { rows, total, counts };
}

export function findLibraryFilmRow(db: Database, name: string): Promise<LibraryFilmRow | undefined> {
  return library(db).where('film.name', '=', name).executeTakeFirst();
}

/** The film's row, which nobody else changes before the end of the transaction. */
export function lockFilm(db: Database, name: string): Promise<Selectable<Tables['film']> | undefined> {
  return db.selectFrom('film').selectAll().where('name', '=', name).forUpdate().executeTakeFirst();
}

export async function hasPicture(db: Database, name: string): Promise<boolean> {
  return (await db.selectFrom('picture').select('name').where('name', '=', name).executeTakeFirst()) !== undefined;
}

/**
 * Makes the captions of the demonstration the film's own, so that single ones can be changed, and all stay when its
 * file is replaced.
 */
export async function copyDemonstrationCaptions(
  db: Database,
  { name, captioned }: Pick<LibraryFilmRow, 'name' | 'captioned'>,
): Promise<void> {
  if (!captioned) return;
  for (const locale of localeNames) {
    const content = await readFile(path.join(demonstrationFilms, `${name}.${locale}.vtt`), 'utf8');
    await saveCaptions(db, name, locale, content);
  }
  await db.updateTable('film').set({ captioned: false }).where('name', '=', name).execute();
}

/** Null removes the captions of the language. */
export async function saveCaptions(db: Database, film: string, locale: Locale, content: string | null): Promise<void> {
  if (content === null) {
    await db.deleteFrom('filmCaptions').where('film', '=', film).where('locale', '=', locale).execute();
    return;
  }
  const row = { hash: createHash('sha256').update(content).digest('hex').slice(0, 20), content };
  await db
    .insertInto('filmCaptions')
    .values({ film, locale, ...row })
    .onConflict((conflict) => conflict.columns(['film', 'locale']).doUpdateSet(row))
    .execute();
}

/** A film from another installation. */
export type AddedFilm = SavedFilmFile &
  Pick<Selectable<Tables['film']>, 'name' | 'width' | 'height' | 'seconds' | 'poster'> & {
    captions: { [In in Locale]?: string | undefined };
  };

/** Adds a film whose file is stored, with its captions. One of the same name stays as it is. */
export async function addFilm(db: Database, { captions, ...film }: AddedFilm): Promise<void> {
  const poster = film.poster !== null && (await hasPicture(db, film.poster)) ? film.poster : null;
  const added = await db
    .insertInto('film')
    .values({ ...film, poster, captioned: false })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  if (added === undefined) return;
  for (const locale of localeNames) await saveCaptions(db, film.name, locale, captions[locale] ?? null);
}

/** All films in the order of their names, with the captions that staff have given them. */
export async function listFilmsWithCaptions(db: Database) {
  const films = await library(db).orderBy('film.name').execute();
  const captions = await db.selectFrom('filmCaptions').select(['film', 'locale', 'content']).execute();
  const captionsOf = (name: string): Partial<Record<Locale, string>> =>
    Object.fromEntries(captions.filter(({ film }) => film === name).map(({ locale, content }) => [locale, content]));
  return films.map((film) => ({ ...film, captions: captionsOf(film.name) }));
}

/** The films whose poster is this picture. */
export async function listPosterFilms(db: Database, picture: string): Promise<string[]> {
  const rows = await db.selectFrom('film').select('name').where('poster', '=', picture).orderBy('name').execute();
  return rows.map(({ name }) => name);
}
