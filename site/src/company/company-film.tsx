import layout from '../parts/layout.module.css';
import { Picture } from '../parts/picture.tsx';
import { usePageText } from '../text/use-text.tsx';
import styles from './company-film.module.css';

/**
 * The company's film, of which there is only the poster yet. When it comes, a `<video controls poster>` with its
 * captions as a `<track>` takes the picture's place in the frame.
 */
export function CompanyFilm({ poster }: { poster: string }) {
  const text = usePageText('company').film;
  return (
    <figure className={layout.page}>
      <div className={styles.frame}>
        <Picture className={styles.picture} src={poster} alt="" width={1920} height={1080} priority />
      </div>
      <figcaption className={styles.caption}>
        <b>{text.name}</b>
        <span>{text.coming}</span>
      </figcaption>
    </figure>
  );
}
