import { type Film, filmSources } from 'contract/media/film.ts';
import { useEffect, useRef, useState } from 'react';
import styles from './banner-film.module.css';

/**
 * A silent film behind the banner's text. It is fetched when it may first play, so visitors who never reach it, reduce
 * motion or save data do not download it.
 */
export function BannerFilm({ className = '', film, playing }: { className?: string; film: Film; playing: boolean }) {
  const player = useRef<HTMLVideoElement>(null);
  const [running, setRunning] = useState(false);
  useEffect(() => {
    const target = player.current;
    if (target === null) return;
    // A browser that blocks autoplay to save power keeps showing the poster.
    if (playing && !savesData()) void target.play().catch(() => undefined);
    else target.pause();
  }, [playing]);
  return (
    <video
      ref={player}
      className={`${styles.film} ${className}`}
      data-running={running || undefined}
      onPlaying={() => setRunning(true)}
      muted
      loop
      playsInline
      preload="none"
      aria-hidden="true"
      tabIndex={-1}
    >
      {filmSources(film).map(({ address, type }) => (
        <source key={type} src={address} type={type} />
      ))}
    </video>
  );
}

function savesData(): boolean {
  return (
    matchMedia('(prefers-reduced-data: reduce)').matches || ('connection' in navigator && saving(navigator.connection))
  );
}

function saving(connection: unknown): boolean {
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}
