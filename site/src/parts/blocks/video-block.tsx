import { useText } from '../../text/use-text.tsx';
import films from '../media/film-player.module.css';
import { FilmPlayer } from '../media/film-player.tsx';
import primitives from '../primitives.module.css';
import type { BlockProps } from './block-props.ts';
import { BlockHeading } from './heading.tsx';
import styles from './video-block.module.css';

export function VideoBlock({ block, lang, level }: BlockProps<'video'>) {
  const { parts } = useText();
  return (
    <div>
      <BlockHeading block={block} lang={lang} level={level} />
      <figure>
        <div
          className={`${films.frame} ${styles.frame}`}
          lang={lang(block.poster === null ? '/film/poster/description' : '/poster/description')}
        >
          <FilmPlayer film={block.film} poster={block.poster} name={block.caption} />
        </div>
        <figcaption className={`${films.caption} ${primitives.small} ${primitives.wrap}`}>
          <span lang={lang('/caption')}>{block.caption}</span>
          {block.film === null ? <span className={primitives.quiet}>{parts.filmFollows}</span> : null}
        </figcaption>
      </figure>
    </div>
  );
}
