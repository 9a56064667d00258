import { useRef, useState } from 'react';
import { BrandMark } from '../parts/brand.tsx';
import { Icon } from '../parts/icon.tsx';
import { useHydrated } from '../parts/use-hydrated.ts';
import { readSession, writeSession } from '../session.ts';
import { useText } from '../text/use-text.tsx';
import styles from './floating-logo.module.css';
import { useWandering } from './use-wandering.ts';

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
    <div ref={element} className={styles.logo}>
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
