import { useRef, useState } from 'react';
import { getSessionItem, setSessionItem } from '../browser/session-storage.ts';
import { BrandMark } from '../parts/brand.tsx';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { useHydrated } from '../parts/use-hydrated.ts';
import { useText } from '../text/use-text.tsx';
import styles from './floating-logo.module.css';
import { useFloatingMotion } from './use-floating-motion.ts';

/** The floating logo of the specification. The visitor can pause or close it. */
export function FloatingLogo() {
  const hydrated = useHydrated();
  const [closed, setClosed] = useState(false);
  if (!hydrated || closed || getSessionItem('floatingLogoClosed') === 'yes') return null;
  return (
    <FloatingLogoBox
      onClose={() => {
        setSessionItem('floatingLogoClosed', 'yes');
        setClosed(true);
      }}
    />
  );
}

function FloatingLogoBox({ onClose }: { onClose: () => void }) {
  const text = useText().parts;
  const element = useRef<HTMLDivElement>(null);
  const autoplay = useFloatingMotion(element);
  return (
    <div ref={element} className={`${styles.logo} ${primitives.centred}`}>
      <BrandMark />
      {autoplay.reducedMotion ? null : (
        <button
          type="button"
          className={`${styles.pause} ${primitives.centred} ${primitives.desktopOnly}`}
          aria-label={autoplay.paused ? text.play(text.floatingLogo) : text.pause(text.floatingLogo)}
          onClick={() => autoplay.setPaused(!autoplay.paused)}
        >
          <Icon name={autoplay.paused ? 'play' : 'pause'} size="small" />
        </button>
      )}
      <button
        type="button"
        className={`${styles.close} ${primitives.centred}`}
        aria-label={text.closeFloatingLogo}
        onClick={onClose}
      >
        <Icon name="close" size="small" />
      </button>
    </div>
  );
}
