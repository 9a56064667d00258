import { useEffect, useRef } from 'react';
import { usePageText } from '../text/use-text.tsx';

/** A film without sound behind the words. Its first picture stands until it may run, in calm for good. */
export function BannerFilm({ src, playing }: { src: string; playing: boolean }) {
  const text = usePageText('home').banner;
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const target = film.current;
    if (target === null) return;
    // A browser that refuses to play by itself, to save power, shows the still picture.
    if (playing) void target.play().catch(() => undefined);
    else target.pause();
  }, [playing]);
  return <video ref={film} src={`${src}#t=0.1`} muted loop playsInline preload="metadata" aria-label={text.film} />;
}
