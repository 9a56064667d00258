import { locales } from 'contract/locales.ts';
import { useLocale, usePageText } from '../../text/use-text.tsx';
import { Picture } from '../picture.tsx';
import type { BlockProps } from './block-props.ts';
import { BlockHeading } from './heading.tsx';
import styles from './video-block.module.css';

export function VideoBlock({ block, lang, level }: BlockProps<'video'>) {
  const text = usePageText('blocks');
  return (
    <div>
      <BlockHeading block={block} lang={lang} level={level} />
      <figure>
        <div className={styles.frame} lang={lang('/poster/description')}>
          <Film block={block} lang={lang} />
        </div>
        <figcaption className={styles.caption}>
          <span lang={lang('/caption')}>{block.caption}</span>
          {block.film === null ? <span className={styles.follows}>{text.filmFollows}</span> : null}
        </figcaption>
      </figure>
    </div>
  );
}

function Film({ block: { poster, film, captions }, lang }: Omit<BlockProps<'video'>, 'level'>) {
  const text = usePageText('blocks');
  const locale = useLocale();
  if (film === null) return <Picture src={poster.address} alt={poster.description} width={1920} height={1080} />;
  return (
    <video src={film} poster={poster.address} aria-label={poster.description} controls muted playsInline preload="none">
      {captions === null ? null : (
        <track
          kind="captions"
          src={captions}
          srcLang={lang('/captions') ?? locales[locale].tag}
          label={text.captions}
          default
        />
      )}
    </video>
  );
}
