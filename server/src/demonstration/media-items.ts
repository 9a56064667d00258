/** The pictures and films of the demonstration in the media library. */
import type { Item } from './item.ts';
import type { Demonstration } from './read.ts';

export function registeredPictureItems({ pictures }: Demonstration): Item[] {
  return Object.entries(pictures).map(([name, picture]) => ({
    kind: 'picture',
    key: name,
    // Staff may have used this name before the program had a picture of that name.
    insert: (db) =>
      db
        .insertInto('picture')
        .values({ name, source: 'demonstration', ...pictureColumns(picture) })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
  }));
}

/** The columns of a demonstration picture. */
export function pictureColumns({
  focus: [focusX, focusY],
  description,
  ...picture
}: Demonstration['pictures'][string]) {
  return { ...picture, focusX, focusY, description: JSON.stringify(description) };
}

export function registeredFilmItems({ films }: Demonstration): Item[] {
  return films.map((film) => ({
    kind: 'film',
    key: film.name,
    // Staff may have used this name before the program had a film of that name.
    insert: (db) =>
      db
        .insertInto('film')
        .values(film)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
  }));
}
