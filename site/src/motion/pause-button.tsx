import { Icon } from '../parts/icon.tsx';
import { useText } from '../text/use-text.tsx';
import buttons from '../parts/button.module.css';
import styles from './pause-button.module.css';
import type { Autoplay } from './use-autoplay.ts';

/** Stops and starts what moves by itself. `what` names it. Needless, so absent, in calm; useless, so unseen, without scripts. */
export function PauseButton({ autoplay, what }: { autoplay: Autoplay; what: string }) {
  const text = useText().parts;
  if (autoplay.calm) return null;
  return (
    <button
      type="button"
      className={`${buttons.tool} ${styles.pause}`}
      aria-label={autoplay.paused ? text.play(what) : text.pause(what)}
      onClick={() => autoplay.setPaused(!autoplay.paused)}
    >
      <Icon name={autoplay.paused ? 'play' : 'pause'} />
    </button>
  );
}
