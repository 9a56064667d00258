import type { Market } from 'contract/settings.ts';
import { createDrag, type PointerSample } from './globe-drag.ts';
import { type GeoPoint, type Vector, vectorOf } from './globe-grid.ts';
import land from './globe-land.json';
import { landPoints } from './globe-land.ts';
import { type Colours, type GlobeScene, paintGlobe, radiusShare } from './globe-painter.ts';
import { advanceRotation, newRotation, rotateTo } from './globe-rotation.ts';
import { pointToFace, routePoints } from './globe-routes.ts';
import { frontView, turnView } from './globe-view.ts';

/**
 * The chosen market, and whether the globe rotates to it. It must not rotate to a market under the pointer, which would
 * move away.
 */
export type MarketChoice = { code: string | undefined; rotates: boolean };

/** Milliseconds per frame of the automatic rotation. Dragging is not throttled. */
const frameTime = 1000 / 30;
const routeDrawingTime = 900;
/** Radius around a node, in CSS pixels, that counts as the node. */
const markerHitRadius = 14;

type EngineOptions = {
  canvas: HTMLCanvasElement;
  markets: readonly Market[];
  home: GeoPoint;
  /**
   * Called after each frame with the chosen market's position in CSS pixels, or undefined while it is behind the globe.
   */
  onPainted: (at: { x: number; y: number } | undefined) => void;
};

export type Engine = ReturnType<typeof startEngine>;

/** Draws and rotates the globe until it is stopped. It requests no frames while nothing moves. */
export function startEngine({ canvas, markets, home, onPainted }: EngineOptions) {
  const context = canvas.getContext('2d');
  const colours = readColours(canvas);
  const view = frontView();
  const rotation = newRotation();
  const drag = createDrag(rotation);
  const targets = markets.map((market) => marketOnGlobe(market, home));
  const scene: GlobeScene = { land: landPoints(land), home: vectorOf(home), targets, chosen: undefined, drawn: 1 };
  let automatic = false;
  let request = 0;
  let paintedAt = 0;

  function frame(now: number) {
    const isThrottled = !rotation.grabbed && rotation.target === undefined;
    if (isThrottled && now - paintedAt < frameTime - 4) {
      request = requestAnimationFrame(frame);
      return;
    }
    const elapsed = Math.min(100, now - paintedAt);
    paintedAt = now;
    const moves = advanceRotation(rotation, elapsed / 1000, automatic);
    scene.drawn = Math.min(1, scene.drawn + elapsed / routeDrawingTime);
    paint();
    request = moves || scene.drawn < 1 ? requestAnimationFrame(frame) : 0;
  }

  function requestFrame() {
    if (request !== 0) return;
    paintedAt = performance.now();
    request = requestAnimationFrame(frame);
  }

  function paint() {
    // The canvas is hidden under reduced motion and on narrow screens.
    if (context === null || canvas.clientWidth === 0) return;
    turnView(view, rotation.facing);
    const pixel = canvas.width / canvas.clientWidth;
    paintGlobe({ context, size: canvas.width, pixel, colours }, view, scene);
    const chosen = targets.find(({ code }) => code === scene.chosen);
    onPainted(chosen === undefined || chosen.projected.z < 0 ? undefined : positionOn(canvas, chosen.projected));
  }

  const observer = new ResizeObserver(() => {
    const size = Math.round(canvas.clientWidth * Math.min(2, devicePixelRatio));
    if (size === 0) return;
    [canvas.width, canvas.height] = [size, size];
    paint();
  });
  observer.observe(canvas);

  return {
    setAutomatic: (value: boolean) => {
      automatic = value;
      requestFrame();
    },
    choose: ({ code, rotates }: MarketChoice) => {
      scene.chosen = code;
      scene.drawn = 0;
      const market = markets.find((one) => one.code === code);
      if (rotates && market !== undefined) rotateTo(rotation, pointToFace(home, market));
      requestFrame();
    },
    grab: (event: PointerSample) => {
      drag.grab(event);
      requestFrame();
    },
    drag: (event: PointerSample) => drag.move(event, 360 / (Math.PI * canvas.clientWidth * radiusShare)),
    release: (event: PointerSample) => {
      drag.release(event);
      requestFrame();
    },
    /** The code of the market whose node is at this position. */
    marketAt: (x: number, y: number): string | undefined =>
      targets.find(({ projected }) => {
        const position = positionOn(canvas, projected);
        return projected.z >= 0 && Math.hypot(position.x - x, position.y - y) < markerHitRadius;
      })?.code,
    stop: () => {
      cancelAnimationFrame(request);
      observer.disconnect();
    },
  };
}

function marketOnGlobe(market: Market, home: GeoPoint) {
  const at = vectorOf(market);
  return { code: market.code, at, route: routePoints(home, market), projected: { ...at } };
}

/** In CSS pixels. */
function positionOn(canvas: HTMLCanvasElement, { x, y }: Vector): { x: number; y: number } {
  const half = canvas.clientWidth / 2;
  return { x: half + x * half * radiusShare, y: half + y * half * radiusShare };
}

function readColours(canvas: HTMLCanvasElement): Colours {
  const style = getComputedStyle(canvas);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return {
    land: colour('--globe-land'),
    route: colour('--globe-route'),
    chosen: colour('--globe-chosen'),
    node: colour('--globe-node'),
  };
}
