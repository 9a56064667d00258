import type { Market } from 'contract/settings.ts';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useOnScreen } from '../motion/use-on-screen.ts';
import type { Engine } from './globe-engine.ts';
import type { GeoPoint } from './globe-grid.ts';

type GlobeEngineOptions = {
  frame: RefObject<HTMLElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  tag: RefObject<HTMLElement | null>;
  markets: readonly Market[];
  home: GeoPoint;
  onMissing: () => void;
};

/** Loads the drawing code once the globe scrolls into view. It never loads where the style sheet hides the globe. */
export function useGlobeEngine({ frame, canvas, tag, markets, home, onMissing }: GlobeEngineOptions) {
  const [engine, setEngine] = useState<Engine>();
  const [needed, setNeeded] = useState(false);
  const onScreen = useOnScreen(frame);
  const reportMissing = useEffectEvent(onMissing);
  if (onScreen && !needed) setNeeded(true);

  useEffect(() => {
    const target = canvas.current;
    if (!needed || target === null) return undefined;
    let started: Engine | undefined;
    let unmounted = false;

    async function start() {
      const { startEngine } = await import('./globe-engine.ts');
      if (unmounted || target === null) return;
      started = startEngine({ canvas: target, markets, home, onPainted: positionTag });
      setEngine(started);
    }

    function positionTag(at: { x: number; y: number } | undefined) {
      tag.current?.toggleAttribute('data-shown', at !== undefined);
      if (at === undefined) return;
      tag.current?.style.setProperty('--x', `${at.x}px`);
      tag.current?.style.setProperty('--y', `${at.y}px`);
    }

    start().catch(() => reportMissing());
    return () => {
      unmounted = true;
      started?.stop();
    };
  }, [needed, canvas, tag, markets, home]);

  return engine;
}
