import type { Vector } from './globe-grid.ts';
import { dotProduct, type View } from './globe-view.ts';

/** The globe's radius as a share of half the canvas; routes rise above it. */
export const radiusShare = 0.88;

export type Colours = { land: string; route: string; chosen: string; node: string };

/**
 * A market with its route from the company. Each frame writes the position in the view into `projected`, in radii from the
 * centre.
 */
type Target = { code: string; at: Vector; route: readonly Vector[]; projected: Vector };

export type GlobeScene = {
  land: readonly Vector[];
  home: Vector;
  targets: readonly Target[];
  chosen: string | undefined;
  /** The drawn share of the chosen route, from 0 to 1. */
  drawn: number;
};

/** `size` is the edge of the canvas and `pixel` one CSS pixel, both in canvas pixels. */
type Canvas = { context: CanvasRenderingContext2D; size: number; pixel: number; colours: Colours };

export function paintGlobe(canvas: Canvas, view: View, scene: GlobeScene): void {
  const { context, size, pixel, colours } = canvas;
  const radius = (size / 2) * radiusShare;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, size, size);
  context.translate(size / 2, size / 2);
  paintLand(canvas, view, scene.land, radius);
  context.globalAlpha = 0.6;
  context.lineWidth = pixel;
  context.strokeStyle = colours.route;
  context.beginPath();
  for (const { route } of scene.targets) traceRoute(context, view, route, route.length, radius);
  context.stroke();
  context.globalAlpha = 1;
  const chosen = scene.targets.find(({ code }) => code === scene.chosen);
  if (chosen !== undefined) paintChosenRoute(canvas, view, chosen, scene.drawn, radius);
  paintNodes(canvas, view, scene, radius);
}

/** Dots get fainter and smaller towards the limb. */
function paintLand({ context, pixel, colours }: Canvas, view: View, land: readonly Vector[], radius: number): void {
  context.fillStyle = colours.land;
  let level = -1;
  let dot = 0;
  for (const point of land) {
    const near = dotProduct(view.near, point);
    if (near < 0.04) continue;
    const wanted = Math.min(3, Math.floor(near * 5));
    if (wanted !== level) {
      level = wanted;
      context.globalAlpha = 0.4 + 0.2 * level;
      dot = pixel * (1.2 + 0.25 * level);
    }
    const [right, down] = [dotProduct(view.right, point), dotProduct(view.down, point)];
    context.fillRect(right * radius - dot / 2, down * radius - dot / 2, dot, dot);
  }
}

function paintChosenRoute(
  { context, pixel, colours }: Canvas,
  view: View,
  { route }: Target,
  drawn: number,
  radius: number,
): void {
  context.lineWidth = pixel * 1.75;
  context.strokeStyle = colours.chosen;
  context.beginPath();
  traceRoute(context, view, route, Math.max(2, Math.round(route.length * drawn)), radius);
  context.stroke();
}

/** Draws the part of the route that the globe does not hide. */
export function traceRoute(
  pen: Pick<CanvasRenderingContext2D, 'moveTo' | 'lineTo'>,
  view: View,
  route: readonly Vector[],
  length: number,
  radius: number,
): void {
  let [lastRight, lastDown, lastNear] = [0, 0, 0];
  let wasVisible = false;
  for (let index = 0; index < length; index += 1) {
    const point = route[index];
    if (point === undefined) return;
    const [right, down, near] = [
      dotProduct(view.right, point),
      dotProduct(view.down, point),
      dotProduct(view.near, point),
    ];
    const isVisible = near >= 0 || right * right + down * down >= 1;
    if (index > 0 && isVisible !== wasVisible) {
      const part = fractionAtLimb(lastRight, lastDown, lastNear, right, down, near);
      const [x, y] = [
        (lastRight + (right - lastRight) * part) * radius,
        (lastDown + (down - lastDown) * part) * radius,
      ];
      if (isVisible) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    }
    if (isVisible && index === 0) pen.moveTo(right * radius, down * radius);
    else if (isVisible) pen.lineTo(right * radius, down * radius);
    wasVisible = isVisible;
    [lastRight, lastDown, lastNear] = [right, down, near];
  }
}

/** The fraction of the segment at which the route passes the limb: through the surface, or above it. */
function fractionAtLimb(
  right: number,
  down: number,
  near: number,
  toRight: number,
  toDown: number,
  toNear: number,
): number {
  const [from, to] = [right * right + down * down, toRight * toRight + toDown * toDown];
  return from < 1 && to < 1 ? near / (near - toNear) : (1 - from) / (to - from);
}

function paintNodes({ context, pixel, colours }: Canvas, view: View, scene: GlobeScene, radius: number): void {
  context.lineWidth = pixel * 1.75;
  for (const { at, projected, code } of scene.targets) {
    projected.x = dotProduct(view.right, at);
    projected.y = dotProduct(view.down, at);
    projected.z = dotProduct(view.near, at);
    if (projected.z < 0) continue;
    const chosen = code === scene.chosen;
    context.fillStyle = chosen ? colours.chosen : colours.node;
    context.strokeStyle = chosen ? colours.chosen : colours.route;
    circle(context, projected.x * radius, projected.y * radius, pixel * 3.25);
    context.fill();
    context.stroke();
  }
  if (dotProduct(view.near, scene.home) < 0) return;
  const [right, down] = [dotProduct(view.right, scene.home) * radius, dotProduct(view.down, scene.home) * radius];
  context.fillStyle = colours.chosen;
  context.strokeStyle = colours.chosen;
  context.lineWidth = pixel;
  circle(context, right, down, pixel * 4.5);
  context.fill();
  circle(context, right, down, pixel * 9);
  context.stroke();
}

function circle(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
}
