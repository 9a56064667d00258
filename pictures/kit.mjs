/**
 * The drawing kit of `placeholders.mjs`: seeded chance, colour, SVG writing, skies and water, contour lines and a small 3D scene.
 * A scene is made of convex solids with flat shading (a cool sky from the upper left, a low warm sun from the right), far to near.
 */

export const W = 1920;
export const H = 1080;
export const COAL = '#06090a';
export const EMBER = '#ff7a3d';
export const MIST = '#9aa5ad';
export const COPPER = '#a8603a';
const { PI, abs, cos, exp, floor, hypot, max, min, round, sin, sqrt } = Math;

// ---------------------------------------------------------------------------------------------------------------- numbers and colours

function randomFrom(name) {
  let s = 2166136261;
  for (const c of name) s = Math.imul(s ^ c.charCodeAt(0), 16777619);
  const next = () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return (low = 0, high = 1) => low + (high - low) * next();
}
export const range = (n, from = 0) => Array.from({ length: n }, (_, i) => i + from);
export const clamp = (v, low = 0, high = 1) => min(high, max(low, v));
export const smooth = (t) => clamp(t) ** 2 * (3 - 2 * clamp(t));
const channels = (hex) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
export const mix = (a, b, t) => {
  const to = channels(b);
  return `#${channels(a)
    .map((v, i) =>
      round(v + (to[i] - v) * clamp(t))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};
const hash = (x, y, seed) => {
  const v = sin(x * 127.1 + y * 311.7 + seed * 74.7) * 43758.5453;
  return v - floor(v);
};
const octave = (u, v, s) => {
  const [i, j] = [floor(u), floor(v)];
  const [a, b] = [smooth(u - i), smooth(v - j)];
  const row = (k) => hash(i, j + k, s) * (1 - a) + hash(i + 1, j + k, s) * a;
  return row(0) * (1 - b) + row(1) * b;
};
/** Smooth value noise, 0…1; three octaves. */
export function noise(x, y, seed = 0) {
  return (octave(x, y, seed) * 4 + octave(x * 2.1, y * 2.1, seed + 1) * 2 + octave(x * 4.3, y * 4.3, seed + 2)) / 7;
}
export const add = (a, b, k = 1) => a.map((v, i) => v + b[i] * k);
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
export const unit = (a) => a.map((v) => v / (hypot(...a) || 1));
const mean = (points) => [0, 1, 2].map((i) => points.reduce((sum, q) => sum + q[i], 0) / points.length);
export const ring = (n, r, cx = 0, cy = 0, turn = 0) =>
  range(n).map((i) => [cx + r * cos(turn + (i * 2 * PI) / n), cy + r * sin(turn + (i * 2 * PI) / n)]);

// ------------------------------------------------------------------------------------------------------------------------- drawing

const number = (v) => String(v).replace(/^(-?)0\./, '$1.');
/** Path data through points, relative and short. */
export function trace(points, { close = false, digits = 1 } = {}) {
  const k = 10 ** digits;
  const at = points.map(([x, y]) => [round(x * k), round(y * k)]);
  let d = `M${number(at[0][0] / k)} ${number(at[0][1] / k)}`;
  let command = 'l';
  for (let i = 1; i < at.length; i++) {
    const [x, y] = [at[i][0] - at[i - 1][0], at[i][1] - at[i - 1][1]].map((v) => number(v / k));
    if (x === '0' && y === '0') continue;
    d += `${command || (x[0] === '-' ? '' : ' ')}${x}${y[0] === '-' ? '' : ' '}${y}`;
    command = '';
  }
  return close ? `${d}z` : d;
}
const attributes = (o) =>
  Object.entries(o)
    .filter(([, v]) => v !== undefined)
    .map(([k, v]) => ` ${k.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}="${v}"`)
    .join('');

export class Picture {
  constructor(name, width = W, height = H) {
    Object.assign(this, { name, width, height, random: randomFrom(name), parts: [], defs: new Map() });
  }
  tag(name, o) {
    this.parts.push(`<${name}${attributes(o)}/>`);
    return this;
  }
  /** `stops`: [offset, colour, opacity?]. Gives the paint. */
  gradient(kind, o, stops) {
    const body = stops
      .map(([offset, stopColor, stopOpacity]) => `<stop${attributes({ offset, stopColor, stopOpacity })}/>`)
      .join('');
    const key = `${kind}${attributes(o)}>${body}`;
    if (!this.defs.has(key)) this.defs.set(key, `g${this.defs.size}`);
    return `url(#${this.defs.get(key)})`;
  }
  down(...stops) {
    return this.gradient('linearGradient', { x2: 0, y2: 1 }, stops);
  }
  across(...stops) {
    return this.gradient('linearGradient', {}, stops);
  }
  rect(x, y, width, height, fill, o = {}) {
    return this.tag('rect', {
      x: round(x * 10) / 10,
      y: round(y * 10) / 10,
      width: round(width * 10) / 10,
      height: round(height * 10) / 10,
      fill,
      ...o,
    });
  }
  shape(points, fill, o = {}) {
    return this.tag('path', { fill, d: trace(points, { close: true, digits: o.digits }), ...o, digits: undefined });
  }
  line(points, stroke, strokeWidth = 1, o = {}) {
    const d = Array.isArray(points) ? trace(points, o) : points;
    return this.tag('path', { fill: 'none', stroke, strokeWidth, d, ...o, close: undefined, digits: undefined });
  }
  circle(cx, cy, r, fill, o = {}) {
    return this.tag('circle', { cx: round(cx * 10) / 10, cy: round(cy * 10) / 10, r: round(r * 10) / 10, fill, ...o });
  }
  glow(cx, cy, r, opacity = 0.5, colour = EMBER, ry = r) {
    const fill = this.gradient('radialGradient', {}, [
      [0, colour, 1],
      [0.35, colour, 0.35],
      [1, colour, 0],
    ]);
    return this.tag('ellipse', {
      cx: round(cx),
      cy: round(cy),
      rx: round(r),
      ry: round(ry),
      fill,
      opacity,
      stroke: 'none',
    });
  }
  svg() {
    const defs = [...this.defs].map(([key, id]) =>
      key.replace(/^(\w+)(.*)$/s, (_, kind, rest) => `<${kind} id="${id}"${rest}</${kind}>`),
    );
    const size = `width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"`;
    const ground = defs.length ? `<defs>${defs.join('')}</defs>` : '';
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${ground}${this.parts.join('\n')}</svg>\n`;
  }
}

/** Dusk: graphite above, petrol towards the horizon, a warm band on it, thin strata of cloud. */
export function sky(
  p,
  {
    horizon = 700,
    top = '#0a1316',
    low = '#1b4149',
    warm = '#6d4838',
    sun = 1500,
    glow = 0.4,
    ground = '#0b1214',
  } = {},
) {
  p.rect(0, 0, W, horizon, p.down([0, top], [0.55, mix(top, low, 0.65)], [0.86, low], [1, mix(low, warm, 0.6)]));
  p.glow(sun, horizon, 950, glow, '#c9683a', 330);
  for (let i = 0; i < 9; i++) {
    const [x, y, w, h] = [p.random(-200, W), horizon * p.random(0.45, 0.97), p.random(300, 900), p.random(4, 16)];
    const d = `M${round(x - w)} ${round(y)}q${round(w * 0.8)} ${round(-h * 2)} ${round(w * 2)} 0q${round(-w)} ${round(h)} ${round(-w * 2)} 0`;
    p.tag('path', { d, fill: i % 3 ? '#050b0d' : '#b0704e', opacity: i % 3 ? 0.2 : 0.1 });
  }
  p.rect(0, horizon, W, H - horizon, p.down([0, mix(ground, low, 0.35)], [0.4, ground], [1, COAL]));
}
/** A dark studio: one soft petrol light. */
export function studio(p, { x = 0.62, y = 0.3, r = 0.8, light = '#1c4047', dark = '#080d0f' } = {}) {
  p.rect(
    0,
    0,
    p.width,
    p.height,
    p.gradient('radialGradient', { cx: x, cy: y, r }, [
      [0, light],
      [0.5, mix(light, dark, 0.65)],
      [1, dark],
    ]),
  );
}
/** Darkens the edges where words stand. */
export function calm(p, { left = 0.55, bottom = 0.6 } = {}) {
  p.rect(0, 0, p.width, p.height, p.across([0, COAL, left], [0.55, COAL, left * 0.25], [0.8, COAL, 0]));
  p.rect(0, p.height * 0.55, p.width, p.height * 0.45, p.down([0, COAL, 0], [1, COAL, bottom]));
}
/** Water: short strokes, closer towards the horizon; under the sun they are warm. */
export function sea(p, horizon, sun, { n = 420, spread = 120 } = {}) {
  const cold = [];
  const warm = [];
  for (let i = 0; i < n; i++) {
    const t = p.random() ** 1.7;
    const y = horizon + 4 + t * (H - horizon);
    const lit = i % 3 === 0;
    const x = lit ? sun + (p.random() + p.random() - 1) * (spread + t * 240) : p.random(0, W);
    (lit ? warm : cold).push(`M${round(x)} ${round(y)}h${round((8 + t * 90) * p.random(0.5, 1.4))}`);
  }
  p.line(cold.join(''), '#5f8087', 1.5, { opacity: 0.28 }).line(warm.join(''), '#d98a5a', 1.6, { opacity: 0.42 });
}

// ---------------------------------------------------------------------------------------------------------------------------- scene

/** The part of a polygon where `inside` is positive. */
function cut(points, inside) {
  return points.flatMap((a, i) => {
    const b = points[(i + 1) % points.length];
    const [u, v] = [inside(a), inside(b)];
    const kept = u > 0 ? [a] : [];
    if (u > 0 !== v > 0) kept.push(add(a, add(b, a, -1), u / (u - v)));
    return kept;
  });
}

/** x to the right, y up, z away from the viewer; metres or whatever suits. */
export class Scene {
  constructor(p, o) {
    Object.assign(this, {
      p,
      f: 1500,
      cx: W / 2,
      cy: H / 2,
      cool: [-0.5, 0.75, -0.45],
      sun: [0.85, 0.2, 0.3],
      warm: 0.5,
      fog: '#16343b',
      reach: 400,
    });
    Object.assign(this, { edge: '#a9c0c6', edgeOpacity: 0.15, digits: 1, levels: 16, hard: 1.6, items: [] }, o);
    this.cool = unit(this.cool);
    this.sun = unit(this.sun);
    this.z = unit(add(this.at, this.eye, -1));
    this.x = unit(cross([0, 1, 0], this.z));
    this.y = cross(this.z, this.x);
  }
  view(q) {
    const d = add(q, this.eye, -1);
    return [dot(d, this.x), dot(d, this.y), dot(d, this.z)];
  }
  flat([x, y, z]) {
    return [this.cx + (this.f * x) / z, this.cy - (this.f * y) / z];
  }
  project(q) {
    return this.flat(this.view(q));
  }
  scale(q) {
    return this.f / max(0.1, this.view(q)[2]);
  }
  /** Where the ground meets the sky. */
  get horizon() {
    const level = unit([this.z[0], 0, this.z[2]]);
    return round(this.cy - (this.f * dot(level, this.y)) / dot(level, this.z));
  }
  /** A polygon, cut at the near plane, projected and cut to the frame; null when nothing is left. */
  outline(points) {
    const near = cut(
      points.map((q) => this.view(q)),
      (q) => q[2] - 0.4,
    );
    let flat = near.map((q) => this.flat(q));
    for (const side of [(q) => q[0] + 9, (q) => W + 9 - q[0], (q) => q[1] + 9, (q) => H + 9 - q[1]])
      flat = cut(flat, side);
    return flat.length > 2 ? flat : null;
  }
  hazed(colour, d) {
    return mix(colour, this.fog, round((1 - exp(-d / this.reach)) * 16) / 16);
  }
  shade(n, d, { base, warm = this.warm }) {
    const { levels } = this;
    const lit = round(max(0, dot(n, this.cool)) ** this.hard * levels) / levels;
    const rim = round(max(0, dot(n, this.sun)) ** 1.6 * levels * 0.5) / (levels * 0.5);
    return this.hazed(mix(mix(COAL, base, 0.08 + 0.92 * lit), '#c4703f', warm * rim), d);
  }
  push(at, layer, draw) {
    const item = { layer, far: hypot(...add(at, this.eye, -1)), draw, after: [] };
    this.items.push(item);
    return item;
  }
  /** Faces need no order of corners in a convex solid; a concave one gives each face its outward `n`. */
  solid(faces, { base = '#4c636b', layer = 0, edge = true, ...o } = {}) {
    const middle = mean(faces.flat());
    return this.push(middle, layer, () => {
      const groups = new Map();
      for (const face of faces) {
        const at = mean(face);
        let n = face.n ?? unit(cross(add(face[1], face[0], -1), add(face[2], face[1], -1)));
        if (!face.n && dot(n, add(at, middle, -1)) < 0) n = n.map((v) => -v);
        const toward = add(at, this.eye, -1);
        if (dot(n, toward) >= 0) continue;
        const flat = this.outline(face);
        if (!flat) continue;
        const colour = face.colour ?? this.shade(n, hypot(...toward), { base, ...o });
        groups.set(colour, (groups.get(colour) ?? '') + trace(flat, { close: true, digits: this.digits }));
      }
      for (const [fill, d] of groups) this.p.tag('path', { fill, d, stroke: edge ? undefined : 'none' });
    });
  }
  /** A truncated pyramid on its base's middle: `bottom` and `top` are [width, depth]. */
  frustum([x, y, z], bottom, top, h, o) {
    const level = ([w, d], yy) =>
      [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ].map(([i, j]) => [x + (i * w) / 2, yy, z + (j * d) / 2]);
    const [a, b] = [level(bottom, y), level(top, y + h)];
    return this.solid([a, b, ...range(4).map((i) => [a[i], a[(i + 1) % 4], b[(i + 1) % 4], b[i]])], o);
  }
  box([x, y, z], [w, h, d], o) {
    return Object.assign(this.frustum([x + w / 2, y, z + d / 2], [w, d], [w, d], h, o), {
      corner: [x, y, z],
      size: [w, h, d],
    });
  }
  /** Windows on a box; `side`: front, left or right. */
  windows(box, side, columns, rows, { lit = 0.6, colour = '#c98d55', fill = 0.55 } = {}) {
    const [[x, y, z], [w, h, d]] = [box.corner, box.size];
    const across = side === 'front' ? w : d;
    if ((side === 'left' && this.eye[0] > x) || (side === 'right' && this.eye[0] < x + w)) return;
    const at = (u, v) => (side === 'front' ? [x + u, y + v, z] : [side === 'left' ? x : x + w, y + v, z + u]);
    const panes = ['', ''];
    for (let r = 0; r < rows; r++) {
      for (let c = 0; c < columns; c++) {
        const [u, v, du, dv] = [
          ((c + 0.5 - fill / 2) * across) / columns,
          ((r + 0.5 - fill / 2) * h) / rows,
          (across / columns) * fill,
          (h / rows) * fill,
        ];
        const flat = this.outline([at(u, v), at(u + du, v), at(u + du, v + dv), at(u, v + dv)]);
        if (flat) panes[this.p.random() < lit ? 0 : 1] += trace(flat, { close: true });
      }
    }
    box.after.push(() => {
      if (panes[0]) this.p.tag('path', { fill: colour, d: panes[0], stroke: 'none', opacity: 0.85 });
      if (panes[1]) this.p.tag('path', { fill: '#1d3238', d: panes[1], stroke: 'none' });
    });
  }
  /** A cylinder or cone from a to b. */
  tube(a, b, r, { n = 18, r2 = r, ...o } = {}) {
    const axis = unit(add(b, a, -1));
    const u = unit(cross(axis, abs(axis[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
    const v = cross(axis, u);
    const loop = (c, s) => ring(n, s, 0, 0, PI / n).map(([i, j]) => add(add(c, u, i), v, j));
    const [p, q] = [loop(a, r), loop(b, max(r2, 0.001))];
    return this.solid([p, q, ...range(n).map((i) => [p[i], p[(i + 1) % n], q[(i + 1) % n], q[i]])], o);
  }
  /** A profile in x and y, drawn out along z from `z` by `depth`. */
  extrude(profile, [x, y, z], depth, o) {
    const area = profile.reduce(
      (s, [a, b], i) => s + a * profile[(i + 1) % profile.length][1] - profile[(i + 1) % profile.length][0] * b,
      0,
    );
    const at = ([a, b], zz) => [x + a, y + b, zz];
    const cap = Object.assign(
      profile.map((q) => at(q, z)),
      { n: [0, 0, -1] },
    );
    const sides = profile.map((q, i) => {
      const r = profile[(i + 1) % profile.length];
      const n = unit([(r[1] - q[1]) * Math.sign(area), (q[0] - r[0]) * Math.sign(area), 0]);
      return Object.assign([at(q, z), at(r, z), at(r, z + depth), at(q, z + depth)], { n });
    });
    return this.solid([...sides, cap], o);
  }
  /** A smooth ball, as a circle with a graded fill. */
  ball(at, r, { base = '#4c636b', rim = 0.5, layer = 0, squash = 1 } = {}) {
    return this.push(at, layer, () => {
      const [[x, y], s, d] = [this.project(at), this.scale(at) * r, hypot(...add(at, this.eye, -1))];
      if (x + s < 0 || x - s > W || y - s > H || y + s < 0) return;
      const [lit, mid] = [this.hazed(base, d), this.hazed(mix(COAL, base, 0.35), d)];
      const fill = this.p.gradient('radialGradient', { cx: 0.34, cy: 0.26, r: 0.8 }, [
        [0, lit],
        [0.45, mid],
        [1, this.hazed(COAL, d * 0.5)],
      ]);
      const size = { cx: round(x), cy: round(y), rx: round(s * 10) / 10, ry: round(s * squash * 10) / 10 };
      this.p.tag('ellipse', { ...size, fill });
      if (!rim) return;
      const edge = this.p.gradient('radialGradient', { cx: 0.38, cy: 0.44, r: 0.6 }, [
        [0.8, '#d0733f', 0],
        [1, '#e08a52', rim],
      ]);
      this.p.tag('ellipse', { ...size, fill: edge });
    });
  }
  /** A rod or cable through points, as wide as it is far. */
  rod(points, thick = 0.2, colour = '#31464d', { layer = 0, opacity, close } = {}) {
    const at = mean(points);
    return this.push(at, layer, () => {
      if (points.some((q) => this.view(q)[2] < 0.3)) return;
      const flat = points.map((q) => this.project(q));
      const inside = flat.some(([x, y]) => x > -300 && x < W + 300 && y > -300 && y < H + 300);
      const d = hypot(...add(at, this.eye, -1));
      const strokeWidth = round(clamp(thick * this.scale(at), 0.7, 90) * 10) / 10;
      if (inside) this.p.line(flat, this.hazed(colour, d), strokeWidth, { close, opacity, strokeOpacity: 1 });
    });
  }
  /** Several rods of one kind as one path. */
  rods(lines, thick = 0.2, colour = '#31464d', { layer = 0, opacity } = {}) {
    const at = mean(lines.flat());
    return this.push(at, layer, () => {
      const seen = lines.filter((l) => l.every((q) => this.view(q)[2] > 0.3));
      const strokeWidth = round(clamp(thick * this.scale(at), 0.7, 90) * 10) / 10;
      const d = seen
        .map((l) =>
          trace(
            l.map((q) => this.project(q)),
            { digits: this.digits },
          ),
        )
        .join('');
      if (d)
        this.p.line(d, this.hazed(colour, hypot(...add(at, this.eye, -1))), strokeWidth, { opacity, strokeOpacity: 1 });
    });
  }
  /** Paint: polygons of one colour as one path. */
  paint(shapes, fill, { layer = -4, opacity } = {}) {
    return this.push(mean(shapes.flat()), layer, () => {
      const d = shapes
        .map((q) => this.outline(q))
        .filter(Boolean)
        .map((q) => trace(q, { close: true }))
        .join('');
      if (d) this.p.tag('path', { fill, d, opacity, stroke: 'none' });
    });
  }
  /** A painted line of true width on the ground or at any height. */
  ribbon(points, wide, fill, o) {
    const half = [wide / 2, 0, 0];
    return this.paint(
      points.slice(1).map((q, i) => [add(points[i], half, -1), add(points[i], half), add(q, half), add(q, half, -1)]),
      fill,
      o,
    );
  }
  truss(a, b, h, n, thick = 0.15, colour) {
    const up = [0, h, 0];
    const at = (i) => add(a, add(b, a, -1), i / n);
    this.rod([a, b], thick, colour);
    this.rod([add(a, up), add(b, up)], thick, colour);
    this.rod(
      range(2 * n + 1).map((i) => (i % 2 ? add(at(i / 2), up) : at(i / 2))),
      thick * 0.6,
      colour,
    );
  }
  /** An irregular lump: a jittered icosahedron, `detail` times subdivided (below 0 an octahedron); now and then a facet glows. */
  lump(at, r, { detail = 0, rough = 0.28, squash = 0.85, glow = 0, ...o } = {}) {
    const { random } = this.p;
    const [a, b] = [random(0, 2 * PI), random(0, 2 * PI)];
    const bumps = range(detail ? 26 : 5).map((i) => [
      unit([random(-1, 1), random(-1, 1), random(-1, 1)]),
      random(-rough, rough),
      i > 6 ? 14 : 2,
    ]);
    const { corners, faces } = icosphere(detail);
    const stretch = [random(0.8, 1.25), squash * random(0.8, 1.1), random(0.8, 1.2)];
    const moved = corners.map((q) => {
      const bulge = bumps.reduce(
        (s, [n, k, sharp]) => s + k * max(0, dot(q, n)) ** sharp,
        1 + random(-rough, rough) * (detail ? 0.22 : 0.8),
      );
      const [x, y, z] = q.map((v, i) => v * bulge * r * stretch[i]);
      const [u, w] = [x * cos(a) - z * sin(a), x * sin(a) + z * cos(a)];
      return [at[0] + u, at[1] + y * cos(b * 0.1) - w * sin(b * 0.1), at[2] + y * sin(b * 0.1) + w * cos(b * 0.1)];
    });
    const built = faces.map((f) => f.map((i) => moved[i]));
    if (glow) {
      const facing = (f) => dot(unit(add(mean(f), at, -1)), unit(add(this.sun, [0, 0.5, -0.6])));
      built.reduce((best, f) => (facing(f) > facing(best) ? f : best)).colour = mix('#c4622f', EMBER, glow);
    }
    return this.solid(built, { ...o });
  }
  draw() {
    const { edge, edgeOpacity } = this;
    this.p.parts.push(
      `<g${attributes({ stroke: edge, strokeOpacity: edgeOpacity, strokeWidth: 0.9, strokeLinejoin: 'round' })}>`,
    );
    for (const item of this.items.toSorted((a, b) => a.layer - b.layer || b.far - a.far))
      for (const step of [item.draw, ...item.after]) step();
    this.p.parts.push('</g>');
  }
}
function icosphere(detail) {
  if (detail < 0) {
    const corners = [
      [1, 0, 0],
      [-1, 0, 0],
      [0, 1, 0],
      [0, -1, 0],
      [0, 0, 1],
      [0, 0, -1],
    ];
    return { corners, faces: [0, 1].flatMap((i) => [2, 3].flatMap((j) => [4, 5].map((l) => [i, j, l]))) };
  }
  const t = (1 + sqrt(5)) / 2;
  const corners = [
    [-1, t, 0],
    [1, t, 0],
    [-1, -t, 0],
    [1, -t, 0],
    [0, -1, t],
    [0, 1, t],
    [0, -1, -t],
    [0, 1, -t],
    [t, 0, -1],
    [t, 0, 1],
    [-t, 0, -1],
    [-t, 0, 1],
  ].map(unit);
  let faces = '0b5 051 017 07a 0ab 159 5b4 ba2 a76 718 394 342 326 368 389 495 24b 62a 867 981'
    .split(' ')
    .map((f) => f.split('').map((c) => Number.parseInt(c, 16)));
  for (let k = 0; k < detail; k++) {
    const known = new Map();
    const half = (i, j) => {
      const key = `${min(i, j)}-${max(i, j)}`;
      if (!known.has(key)) known.set(key, corners.push(unit(add(corners[i], corners[j]))) - 1);
      return known.get(key);
    };
    faces = faces.flatMap(([i, j, l]) => [
      [i, half(i, j), half(i, l)],
      [j, half(j, l), half(i, j)],
      [l, half(i, l), half(j, l)],
      [half(i, j), half(j, l), half(i, l)],
    ]);
  }
  return { corners, faces };
}
const key = ([x, y]) => `${round(x * 8)},${round(y * 8)}`;
/** Marching squares: one path of all lines where `f` crosses `level`, joined and thinned. */
export function contour(f, level, { width = W, height = H, step = 20 } = {}) {
  const next = new Map();
  const link = (a, b) =>
    [
      [a, b],
      [b, a],
    ].forEach(([m, n]) => next.set(key(m), [...(next.get(key(m)) ?? [m]), n]));
  const value = range(ceilTo(height, step) + 1).map((j) =>
    range(ceilTo(width, step) + 1).map((i) => f(i * step, j * step) - level + 1e-7),
  );
  for (let j = 0; j + 1 < value.length; j++) {
    for (let i = 0; i + 1 < value[0].length; i++) {
      const corners = [
        [i, j],
        [i + 1, j],
        [i + 1, j + 1],
        [i, j + 1],
      ];
      const cuts = corners.flatMap((a, k) => {
        const b = corners[(k + 1) % 4];
        const [u, v] = [value[a[1]][a[0]], value[b[1]][b[0]]];
        return u > 0 === v > 0 ? [] : [[0, 1].map((n) => step * (a[n] + ((b[n] - a[n]) * u) / (u - v)))];
      });
      for (let k = 0; k + 1 < cuts.length; k += 2) link(cuts[k], cuts[k + 1]);
    }
  }
  let d = '';
  const ends = [...next.keys()].toSorted((a, b) => next.get(a).length - next.get(b).length);
  for (const start of ends) {
    if (!next.has(start)) continue;
    const line = [next.get(start)[0]];
    for (let at = start; at; ) {
      const others = next.get(at).slice(1);
      next.delete(at);
      const to =
        others.find((q) => next.has(key(q))) ??
        (line.length > 2 && others.some((q) => key(q) === start) ? line[0] : null);
      if (to) line.push(to);
      at = to && next.has(key(to)) ? key(to) : null;
    }
    if (line.length > 3) d += trace(thin(line, 0.35));
  }
  return d;
}
const ceilTo = (v, step) => Math.ceil(v / step);
/** Douglas–Peucker. */
function thin(line, off) {
  const [a, b] = [line[0], line.at(-1)];
  const l = hypot(b[0] - a[0], b[1] - a[1]);
  let [best, at] = [0, 0];
  line.forEach(([x, y], i) => {
    const d = l < 1 ? hypot(x - a[0], y - a[1]) : abs((b[0] - a[0]) * (a[1] - y) - (a[0] - x) * (b[1] - a[1])) / l;
    if (d > best) [best, at] = [d, i];
  });
  return best > off && line.length > 2
    ? [...thin(line.slice(0, at + 1), off).slice(0, -1), ...thin(line.slice(at), off)]
    : [a, b];
}
