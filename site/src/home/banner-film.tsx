import { type Film, filmTypes } from 'contract/film.ts';
import { useEffect, useRef, useState } from 'react';
import styles from './banner-film.module.css';

/**
 * A silent film over its first view, behind the words: it is fetched when it may run for the first time, so that who
 * never comes to it, prefers calm or saves data pays for nothing.
 */
export function BannerFilm({ film, playing }: { film: Film; playing: boolean }) {
  const player = useRef<HTMLVideoElement>(null);
  const [running, setRunning] = useState(false);
  useEffect(() => {
    const target = player.current;
    if (target === null) return;
    // A browser that refuses to play by itself, to save power, shows the still picture.
    if (playing && !savesData()) void target.play().catch(() => undefined);
    else target.pause();
  }, [playing]);
  return (
    <video
      ref={player}
      className={styles.film}
      data-running={running || undefined}
      onPlaying={() => setRunning(true)}
      muted
      loop
      playsInline
      preload="none"
      aria-hidden="true"
      tabIndex={-1}
    >
      <source src={film.webm} type={filmTypes.webm} />
      <source src={film.mp4} type={filmTypes.mp4} />
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
