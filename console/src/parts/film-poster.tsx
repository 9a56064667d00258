import type { Film } from 'contract/media/film.ts';
import { rasterUrl } from 'contract/media/picture.ts';
import { Film as FilmIcon } from 'lucide-react';
import styles from './film-poster.module.css';

/** The poster of a film, or an icon instead. The text beside it has the film's name. */
export function FilmPoster({ film: { poster } }: { film: Pick<Film, 'poster'> }) {
  const [smallest] = poster?.widths ?? [];
  return (
    <span className={styles.poster}>
      {poster === null ? (
        <FilmIcon size={26} strokeWidth={1.4} aria-hidden="true" />
      ) : (
        <img
          src={smallest === undefined ? poster.address : rasterUrl(poster.hash, smallest, 'webp')}
          alt=""
          loading="lazy"
        />
      )}
    </span>
  );
}
