import type { LibraryFilm } from 'contract/console/films.ts';
import { FilmPoster } from '../parts/film-poster.tsx';
import { formatDuration } from '../text/format.ts';
import { useTexts } from '../text/use-language.ts';
import { CardGrid } from './card-grid.tsx';
import styles from './media.module.css';

/** The films of a page. */
export function FilmGrid({
  films,
  chosen,
  choose,
}: {
  films: readonly LibraryFilm[];
  chosen: string | undefined;
  choose: (name: string) => void;
}) {
  const { media } = useTexts();
  return (
    <CardGrid items={films} chosen={chosen} choose={choose}>
      {({ name, film, uses }) => (
        <>
          <FilmPoster film={film} />
          <span className={styles.cardFooter}>
            <span className={styles.name}>{name}</span>
            <small>{formatDuration(film.seconds)}</small>
            <small>{uses === 0 ? media.unused : media.uses(uses)}</small>
          </span>
        </>
      )}
    </CardGrid>
  );
}
