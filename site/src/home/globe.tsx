import type { Market } from 'contract/settings.ts';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { PauseButton } from '../motion/pause-button.tsx';
import { useRunning } from '../motion/use-autoplay.ts';
import primitives from '../parts/primitives.module.css';
import { usePageText } from '../text/use-text.tsx';
import styles from './globe.module.css';
import type { MarketChoice } from './globe-engine.ts';
import type { GeoPoint } from './globe-grid.ts';
import poster from './globe-poster.svg';
import { useGlobeEngine } from './use-globe-engine.ts';

type GlobeProps = {
  markets: readonly Market[];
  home: GeoPoint;
  choice: MarketChoice;
  onChoose: (code: string) => void;
  /** The list beside the globe is hovered or focused: the rotation pauses. */
  paused: boolean;
  /** The drawing code could not be loaded. */
  onMissing: () => void;
};

/**
 * A globe of points that rotates automatically and by dragging. The list beside it gives the same information to
 * keyboards and screen readers.
 */
export function Globe({ markets, home, choice, onChoose, paused, onMissing }: GlobeProps) {
  const text = usePageText('home').map;
  const frame = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const tag = useRef<HTMLParagraphElement>(null);
  const autoplay = useRunning(frame, false);
  const engine = useGlobeEngine({ frame, canvas, tag, markets, home, onMissing });
  const [hovered, setHovered] = useState(false);
  const rotates = autoplay.running && !paused && !hovered;

  useEffect(() => engine?.setAutomatic(rotates), [engine, rotates]);
  useEffect(() => engine?.choose(choice), [engine, choice]);

  function point({ nativeEvent }: PointerEvent<HTMLCanvasElement>) {
    const code = engine?.marketAt(nativeEvent.offsetX, nativeEvent.offsetY);
    setHovered(code !== undefined);
    if (code !== undefined && code !== choice.code) onChoose(code);
  }

  return (
    <figure ref={frame} className={`${styles.globe} ${primitives.containingBlock}`}>
      <div className={`${styles.sphere} ${primitives.containingBlock}`} data-drawn={engine !== undefined || undefined}>
        <img
          className={`${styles.poster} ${primitives.cover}`}
          src={poster}
          alt={text.globePicture}
          width={1000}
          height={1000}
          loading="lazy"
          draggable={false}
        />
        <canvas
          ref={canvas}
          className={`${styles.canvas} ${primitives.cover}`}
          aria-hidden="true"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            engine?.grab(event);
            point(event);
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) engine?.drag(event);
            else point(event);
          }}
          onPointerLeave={() => setHovered(false)}
          onLostPointerCapture={(event) => engine?.release(event)}
        />
        <Tag element={tag} market={markets.find(({ code }) => code === choice.code)} />
      </div>
      <div className={styles.pause}>
        <PauseButton autoplay={autoplay} what={text.globe} />
      </div>
    </figure>
  );
}

/** The engine positions it at its node. */
function Tag({ element, market }: { element: RefObject<HTMLParagraphElement | null>; market: Market | undefined }) {
  return (
    <p
      ref={element}
      className={`${styles.tag} ${primitives.panel} ${primitives.quiet} ${primitives.tiny}`}
      aria-hidden="true"
    >
      <b>{market?.name}</b>
      {market?.note}
    </p>
  );
}
