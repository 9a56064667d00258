import type { Market } from 'contract/settings.ts';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { PauseButton } from '../motion/pause-button.tsx';
import { useRunning } from '../motion/use-autoplay.ts';
import { usePageText } from '../text/use-text.tsx';
import styles from './globe.module.css';
import type { Place } from './globe-grid.ts';
import poster from './globe-poster.svg';
import { useGlobeEngine } from './use-globe-engine.ts';

/** A market, and whether the globe turns to it: one that the pointer found on it would run away. */
export type Choice = { code: string | undefined; turns: boolean };

type GlobeProps = {
  markets: readonly Market[];
  home: Place;
  choice: Choice;
  onChoose: (code: string) => void;
  /** Somebody reads the list beside it: it stands. */
  held: boolean;
  /** What draws it could not be fetched. */
  onMissing: () => void;
};

/** A globe of points that turns by itself and by hand. What it says is said again by the list beside it, which keyboards and readers use. */
export function Globe({ markets, home, choice, onChoose, held, onMissing }: GlobeProps) {
  const text = usePageText('home').map;
  const frame = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const tag = useRef<HTMLParagraphElement>(null);
  const autoplay = useRunning(frame, false);
  const engine = useGlobeEngine({ frame, canvas, tag, markets, home, onMissing });
  const [pointing, setPointing] = useState(false);
  const turns = autoplay.running && !held && !pointing;

  useEffect(() => engine?.setByItself(turns), [engine, turns]);
  useEffect(() => engine?.choose(choice), [engine, choice]);

  function point({ nativeEvent }: PointerEvent<HTMLCanvasElement>) {
    const code = engine?.marketAt(nativeEvent.offsetX, nativeEvent.offsetY);
    setPointing(code !== undefined);
    if (code !== undefined && code !== choice.code) onChoose(code);
  }

  return (
    <figure ref={frame} className={styles.globe}>
      <div className={styles.sphere} data-drawn={engine !== undefined || undefined}>
        <img
          className={styles.poster}
          src={poster}
          alt={text.globePicture}
          width={1000}
          height={1000}
          loading="lazy"
          draggable={false}
        />
        <canvas
          ref={canvas}
          className={styles.canvas}
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
          onPointerLeave={() => setPointing(false)}
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

/** The engine keeps it at its node. */
function Tag({ element, market }: { element: RefObject<HTMLParagraphElement | null>; market: Market | undefined }) {
  return (
    <p ref={element} className={styles.tag} aria-hidden="true">
      <b>{market?.name}</b>
      {market?.note}
    </p>
  );
}
