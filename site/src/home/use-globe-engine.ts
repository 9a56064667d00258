import type { Market } from 'contract/settings.ts';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useOnScreen } from '../motion/use-on-screen.ts';
import type { Engine } from './globe-engine.ts';
import type { Place } from './globe-grid.ts';

type GlobeEngineOptions = {
  frame: RefObject<HTMLElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  tag: RefObject<HTMLElement | null>;
  markets: readonly Market[];
  home: Place;
  onMissing: () => void;
};

/** Loads the drawing code once the globe scrolls into view. It never loads where the style sheet hides the globe. */
export function useGlobeEngine({ frame, canvas, tag, markets, home, onMissing }: GlobeEngineOptions) {
  const [engine, setEngine] = useState<Engine>();
  const [wanted, setWanted] = useState(false);
  const onScreen = useOnScreen(frame);
  const miss = useEffectEvent(onMissing);
  if (onScreen && !wanted) setWanted(true);

  useEffect(() => {
    const target = canvas.current;
    if (!wanted || target === null) return undefined;
    let started: Engine | undefined;
    let gone = false;

    async function start() {
      const { startEngine } = await import('./globe-engine.ts');
      if (gone || target === null) return;
      started = startEngine({ canvas: target, markets, home, onPainted: placeTag });
      setEngine(started);
    }

    function placeTag(at: { x: number; y: number } | undefined) {
      tag.current?.toggleAttribute('data-shown', at !== undefined);
      if (at === undefined) return;
      tag.current?.style.setProperty('--x', `${at.x}px`);
      tag.current?.style.setProperty('--y', `${at.y}px`);
    }

    start().catch(() => miss());
    return () => {
      gone = true;
      started?.stop();
    };
  }, [wanted, canvas, tag, markets, home]);

  return engine;
}
