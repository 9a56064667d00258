import { type Film, filmSources } from 'contract/media/film.ts';
import { locales } from 'contract/locales.ts';
import { type Picture as PictureFiles, rasterUrl } from 'contract/media/picture.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useText } from '../../text/use-text.tsx';
import styles from './film-player.module.css';
import { Icon } from '../icon.tsx';
import primitives from '../primitives.module.css';
import { Picture } from './picture.tsx';

type FilmPlayerProps = {
  /** Null until there is a film; the poster is then shown alone. */
  film: Film | null;
  /** Null for the poster that the film has in the library. */
  poster: PictureFiles | null;
  name: string;
  priority?: boolean;
  className?: string | undefined;
};

/** A film that loads only when the visitor starts it. Without scripts the button is a link to the file. */
export function FilmPlayer({ film, poster: ownPoster, name, priority = false, className = '' }: FilmPlayerProps) {
  const { parts } = useText();
  const [wanted, setWanted] = useState(false);
  const poster = ownPoster ?? film?.poster ?? null;
  if (film !== null && wanted) return <RunningFilm film={film} poster={poster} name={name} className={className} />;
  const view = (
    <Picture
      className={className}
      picture={poster}
      alt={poster?.description ?? ''}
      sizes="(max-width: 1565px) 92vw, 1440px"
      width={1920}
      height={1080}
      priority={priority}
    />
  );
  if (film === null) return view;
  return (
    <div className={`${primitives.containingBlock} ${className}`}>
      {view}
      <a
        className={`${styles.start} ${primitives.cover}`}
        href={filmSources(film).at(-1)?.address}
        onClick={(event) => {
          event.preventDefault();
          setWanted(true);
        }}
      >
        <span className={`${styles.playIcon} ${primitives.centred}`}>
          <Icon name="play" />
        </span>
        {parts.playFilm(Math.round(film.seconds))}
      </a>
    </div>
  );
}

/** The second largest size. A drawing has one file. */
function posterUrl({ address, hash, width, widths }: PictureFiles): string {
  return widths.length === 0 ? address : rasterUrl(hash, widths.at(-2) ?? width, 'webp');
}

function RunningFilm({ film, poster, name, className }: { film: Film } & Omit<FilmPlayerProps, 'film' | 'priority'>) {
  const { parts } = useText();
  const locale = useLocale();
  const player = useRef<HTMLVideoElement>(null);
  // The pressed button is gone, so the player takes the focus.
  useEffect(() => player.current?.focus(), []);
  return (
    <video
      ref={player}
      className={`${styles.film} ${className}`}
      width={film.width}
      height={film.height}
      poster={poster === null ? undefined : posterUrl(poster)}
      aria-label={name}
      controls
      autoPlay
      muted
      playsInline
    >
      {filmSources(film).map(({ address, type }) => (
        <source key={type} src={address} type={type} />
      ))}
      {film.captions.map(({ language, address }) => (
        <track
          key={language}
          kind="captions"
          src={address}
          srcLang={locales[language].tag}
          label={`${parts.captions}: ${locales[language].ownName}`}
          default={language === locale}
        />
      ))}
    </video>
  );
}
