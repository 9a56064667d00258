import { type RefObject, useEffect, useRef, useState } from 'react';
import { BrandMark } from '../parts/brand.tsx';
import { Icon } from '../parts/icon.tsx';
import { useHydrated } from '../parts/use-hydrated.ts';
import { readSession, writeSession } from '../session.ts';
import { useText } from '../text/use-text.tsx';
import styles from './floating-logo.module.css';
import { type Autoplay, useAutoplay } from './use-autoplay.ts';

const interval = 100;
const speed = { across: 6, down: 8 };

/** The logo that wanders over the page, as the specification wants it, until the visitor holds, stops or closes it. */
export function FloatingLogo() {
  const hydrated = useHydrated();
  const [closed, setClosed] = useState(false);
  if (!hydrated || closed || readSession('floatingLogoClosed') === 'yes') return null;
  return (
    <Wanderer
      onClose={() => {
        writeSession('floatingLogoClosed', 'yes');
        setClosed(true);
      }}
    />
  );
}

function Wanderer({ onClose }: { onClose: () => void }) {
  const text = useText().parts;
  const element = useRef<HTMLDivElement>(null);
  const autoplay = useWandering(element);
  return (
    <div ref={element} className={styles.logo} data-calm={autoplay.calm || undefined}>
      <BrandMark />
      {autoplay.calm ? null : (
        <button
          type="button"
          className={styles.pause}
          aria-label={autoplay.paused ? text.play(text.floatingLogo) : text.pause(text.floatingLogo)}
          onClick={() => autoplay.setPaused(!autoplay.paused)}
        >
          <Icon name={autoplay.paused ? 'play' : 'pause'} size="small" />
        </button>
      )}
      <button type="button" className={styles.close} aria-label={text.closeFloatingLogo} onClick={onClose}>
        <Icon name="close" size="small" />
      </button>
    </div>
  );
}

/** Six pixels across and eight down every tenth of a second, turning at the edges of the window. */
function useWandering(element: RefObject<HTMLDivElement | null>): Autoplay {
  const place = useRef({ across: 0, down: 0, toRight: -1, toBottom: -1 });
  const autoplay = useAutoplay(element, { interval, onTick: move });

  useEffect(() => {
    if (autoplay.calm) element.current?.style.removeProperty('translate');
  }, [autoplay.calm, element]);

  function move() {
    const logo = element.current;
    if (logo === null || !matchMedia('(min-width: 992px)').matches) return;
    const now = place.current;
    const box = logo.getBoundingClientRect();
    if (box.left <= speed.across) now.toRight = 1;
    if (box.right >= document.documentElement.clientWidth - speed.across) now.toRight = -1;
    if (box.top <= speed.down) now.toBottom = 1;
    if (box.bottom >= document.documentElement.clientHeight - speed.down) now.toBottom = -1;
    now.across += now.toRight * speed.across;
    now.down += now.toBottom * speed.down;
    logo.style.setProperty('translate', `${now.across}px ${now.down}px`);
  }

  return autoplay;
}
