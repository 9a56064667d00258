import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { useText } from '../text/use-text.tsx';
import buttons from '../parts/button.module.css';
import type { Autoplay } from './use-autoplay.ts';

/**
 * Pauses and resumes an animation, named by `what`. It is not rendered under reduced motion, and hidden without
 * scripts.
 */
export function PauseButton({ autoplay, what }: { autoplay: Autoplay; what: string }) {
  const text = useText().parts;
  if (autoplay.reducedMotion) return null;
  return (
    <button
      type="button"
      className={`${buttons.tool} ${primitives.needsScripts} ${primitives.screenOnly}`}
      aria-label={autoplay.paused ? text.play(what) : text.pause(what)}
      onClick={() => autoplay.setPaused(!autoplay.paused)}
    >
      <Icon name={autoplay.paused ? 'play' : 'pause'} />
    </button>
  );
}
