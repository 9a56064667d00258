import type { Film } from 'contract/media/film.ts';
import type { Picture } from 'contract/media/picture.ts';
import films from '../parts/media/film-player.module.css';
import { FilmPlayer } from '../parts/media/film-player.tsx';
import primitives from '../parts/primitives.module.css';
import { usePageText, useText } from '../text/use-text.tsx';
import styles from './company-film.module.css';

export function CompanyFilm({ film, poster }: { film: Film | null; poster: Picture | null }) {
  const { parts } = useText();
  const text = usePageText('company');
  return (
    <figure className={primitives.page}>
      <div className={`${films.frame} ${styles.frame}`}>
        <FilmPlayer className={styles.picture} film={film} poster={poster} name={text.film} priority />
      </div>
      <figcaption
        className={`${films.caption} ${styles.caption} ${primitives.small} ${primitives.quiet} ${primitives.wrap}`}
      >
        <b>{text.film}</b>
        {film === null ? <span>{parts.filmFollows}</span> : null}
      </figcaption>
    </figure>
  );
}
