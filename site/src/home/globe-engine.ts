import type { Market } from 'contract/settings.ts';
import type { Choice } from './globe.tsx';
import { type Place, type Vector, vectorOf } from './globe-grid.ts';
import land from './globe-land.json';
import { landPoints } from './globe-land.ts';
import { type Colours, paintGlobe, type Picture, radiusShare } from './globe-painter.ts';
import { placeToFace, routePoints } from './globe-routes.ts';
import { dragOn, newTurning, turnOn, turnTo } from './globe-turning.ts';
import { frontView, turnView } from './globe-view.ts';

/** Milliseconds between two pictures while it turns by itself; a hand is followed at the screen's own pace. */
const pace = 1000 / 30;
const routeTime = 900;
/** CSS pixels around a node that count as the node. */
const reach = 14;
const rest = 80;

/** A pointer's event. */
type Hand = { clientX: number; clientY: number; timeStamp: number };

type EngineOptions = {
  canvas: HTMLCanvasElement;
  markets: readonly Market[];
  home: Place;
  /** After each picture: where the chosen market is seen, in CSS pixels, or nothing while it is behind the globe. */
  onPainted: (at: { x: number; y: number } | undefined) => void;
};

export type Engine = ReturnType<typeof startEngine>;

/** Draws and turns the globe until it is stopped. Sleeps while nothing moves. */
export function startEngine({ canvas, markets, home, onPainted }: EngineOptions) {
  const context = canvas.getContext('2d');
  const colours = readColours(canvas);
  const view = frontView();
  const turning = newTurning();
  const targets = markets.map((market) => {
    const at = vectorOf(market);
    return { code: market.code, at, route: routePoints(home, market), seen: { ...at } };
  });
  const picture: Picture = { land: landPoints(land), home: vectorOf(home), targets, chosen: undefined, drawn: 1 };
  let byItself = false;
  let request = 0;
  let paintedAt = 0;
  let hand = { x: 0, y: 0, at: 0 };

  function frame(now: number) {
    const calmly = !turning.held && turning.target === undefined;
    if (calmly && now - paintedAt < pace - 4) {
      request = requestAnimationFrame(frame);
      return;
    }
    const elapsed = Math.min(100, now - paintedAt);
    paintedAt = now;
    const moves = turnOn(turning, elapsed / 1000, byItself);
    picture.drawn = Math.min(1, picture.drawn + elapsed / routeTime);
    paint();
    request = moves || picture.drawn < 1 ? requestAnimationFrame(frame) : 0;
  }

  function wake() {
    if (request !== 0) return;
    paintedAt = performance.now();
    request = requestAnimationFrame(frame);
  }

  function paint() {
    // Not shown, in calm or on a narrow screen.
    if (context === null || canvas.clientWidth === 0) return;
    turnView(view, turning.facing);
    const pixel = canvas.width / canvas.clientWidth;
    paintGlobe({ context, size: canvas.width, pixel, colours }, view, picture);
    const chosen = targets.find(({ code }) => code === picture.chosen);
    onPainted(chosen === undefined || chosen.seen.z < 0 ? undefined : placeOnPage(chosen.seen));
  }

  function placeOnPage({ x, y }: Vector) {
    const half = canvas.clientWidth / 2;
    return { x: half + x * half * radiusShare, y: half + y * half * radiusShare };
  }

  const observer = new ResizeObserver(() => {
    const size = Math.round(canvas.clientWidth * Math.min(2, devicePixelRatio));
    if (size === 0) return;
    [canvas.width, canvas.height] = [size, size];
    paint();
  });
  observer.observe(canvas);

  return {
    setByItself: (value: boolean) => {
      byItself = value;
      wake();
    },
    choose: ({ code, turns }: Choice) => {
      picture.chosen = code;
      picture.drawn = 0;
      const market = markets.find((one) => one.code === code);
      if (turns && market !== undefined) turnTo(turning, placeToFace(home, market));
      wake();
    },
    grab: (event: Hand) => {
      turning.held = true;
      hand = positionOf(event);
      wake();
    },
    drag: (event: Hand) => {
      const next = positionOf(event);
      const degreesPerPixel = 360 / (Math.PI * canvas.clientWidth * radiusShare);
      const [east, north] = [(hand.x - next.x) * degreesPerPixel, (next.y - hand.y) * degreesPerPixel];
      dragOn(turning, east, north, (next.at - hand.at) / 1000);
      hand = next;
    },
    /** A hand that rested before it let go gives no swing. */
    release: ({ timeStamp }: Hand) => {
      turning.held = false;
      if (timeStamp - hand.at > rest) turning.speed = { east: 0, north: 0 };
      wake();
    },
    /** The market whose node is seen there. */
    marketAt: (x: number, y: number): string | undefined =>
      targets.find(({ seen }) => {
        const place = placeOnPage(seen);
        return seen.z >= 0 && Math.hypot(place.x - x, place.y - y) < reach;
      })?.code,
    stop: () => {
      cancelAnimationFrame(request);
      observer.disconnect();
    },
  };
}

function positionOf({ clientX, clientY, timeStamp }: Hand) {
  return { x: clientX, y: clientY, at: timeStamp };
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
