/** Products and materials: heaps, lumps, powders, metal, lattice. Each function draws one picture; options make its variants. */
import {
  add,
  calm,
  clamp,
  COAL,
  COPPER,
  EMBER,
  H,
  mix,
  noise,
  range,
  ring,
  Scene,
  sky,
  smooth,
  studio,
  trace,
  unit,
  W,
} from './kit.mjs';

const { PI, abs, atan2, ceil, cos, exp, hypot, max, min, round, sin, sqrt } = Math;

// ----------------------------------------------------------------------------------------------------------------------- materials

/** Where the ray through a point of the picture meets the ground `h(x, z)`. */
function cast(scene, sx, sy, h, reach = 60) {
  const ray = unit(
    [0, 1, 2].map((i) => scene.z[i] * scene.f + scene.x[i] * (sx - scene.cx) - scene.y[i] * (sy - scene.cy)),
  );
  for (let t = 2; t < reach; t += 0.12) {
    const q = add(scene.eye, ray, t);
    if (q[1] < h(q[0], q[2])) return q;
  }
  return null;
}
/** Lumps all over a ground, evenly in the picture, on a dark silhouette of it. */
function scatter(
  scene,
  h,
  {
    spacing: gap = 76,
    size = 0.62,
    vary = 0.5,
    reach = 60,
    top = -60,
    coarse = 30,
    glow = 0.04,
    backing = true,
    ...o
  } = {},
) {
  const { p } = scene;
  const { random } = p;
  if (backing) {
    const crest = range(ceil(W / 40) + 1)
      .map((i) => [
        i * 40,
        range(90)
          .map((j) => j * 12)
          .find((y) => cast(scene, i * 40, y, h, reach)) ?? H,
      ])
      .map(([x, y]) => [x, y + 16]);
    p.shape([...crest, [W, H], [0, H]], '#070b0d', { digits: 0 });
  }
  const spacingAt = typeof gap === 'function' ? gap : () => gap;
  for (let y = top, row = 0; y < H + 90; y += spacingAt(y) * 0.78, row++) {
    const spacing = spacingAt(y);
    for (let x = (row % 2) * spacing * 0.5 - 40; x < W + 60; x += spacing) {
      const q = cast(scene, x + random(-0.4, 0.4) * spacing, y + random(-0.35, 0.35) * spacing, h, reach);
      if (!q) continue;
      const r = ((size * spacing) / scene.scale(q)) * (1 - vary + 2 * vary * random() ** 1.6);
      scene.lump(q, r, {
        detail: r * scene.scale(q) < coarse ? -1 : 0,
        glow: random() < glow ? random(0.4, 1) : 0,
        ...o,
      });
    }
  }
}
export function heap(
  p,
  { eye = [-3, 3, -17], at = [1.5, 4.4, 4], rise = 8.6, sun = 1560, base = '#6b838b', ...o } = {},
) {
  sky(p, { horizon: H, low: '#1c454d', warm: '#20484f', glow: 0, top: '#0b171b' });
  p.glow(sun, 330, 620, 0.2, '#c9683a', 420);
  const scene = new Scene(p, {
    eye,
    at,
    digits: 0,
    levels: 6,
    hard: 2.6,
    fog: '#0f2125',
    reach: 120,
    warm: 0.75,
    sun: [0.8, 0.35, 0.35],
    edgeOpacity: 0.1,
  });
  const h = (x, z) =>
    rise * smooth((x + 15) / 27) * (1 - clamp(abs(z - 6) / 15) ** 1.5) + 1.3 * noise(x * 0.35, z * 0.35, 3) - 0.5;
  scatter(scene, h, {
    spacing: (y) => 57 + max(0, y - 250) * 0.09,
    size: 0.86,
    vary: 0.4,
    coarse: 54,
    base,
    reach: 34,
    glow: 0.045,
    ...o,
  });
  scene.draw();
  calm(p, { left: 0.5, bottom: 0.75 });
}
export function closeUp(p, { base = '#76909a', spacing = (y) => 88 + y * 0.11, size = 0.74, tilt = 8, ...o } = {}) {
  studio(p, { x: 0.6, y: 0.1, light: '#1c4047' });
  const scene = new Scene(p, {
    eye: [0, tilt, -9],
    at: [0, 0, 1],
    digits: 0,
    levels: 6,
    hard: 2.4,
    fog: '#12282d',
    reach: 60,
    warm: 0.9,
    edgeOpacity: 0.12,
  });
  scatter(scene, (x, z) => 1.6 * noise(x * 0.4 + 7, z * 0.4, 5), { spacing, size, base, glow: 0.03, coarse: 62, ...o });
  scene.draw();
  calm(p, { left: 0.25, bottom: 0.45 });
}
/** Piles on a yard, drawn as the lines of a scanner from far to near. */
export function scanLines(
  p,
  {
    rows = 46,
    piles = [
      [620, 0.42, 200, 150],
      [1330, 0.62, 330, 330],
    ],
    ember = 26,
  } = {},
) {
  sky(p, { horizon: 470, glow: 0.28, sun: 1350 });
  for (let i = 0; i < rows; i++) {
    const t = i / (rows - 1);
    const y0 = 440 + t ** 1.25 * 620;
    const lift = (x) =>
      piles.reduce((s, [cx, row, wide, high]) => {
        const d = hypot((x - cx) / (wide * 1.45), (t - row) / 0.34);
        return s + high * max(0, 1 - d) ** 1.05 * (1 + 0.2 * (noise(x * 0.02, t * 16, 2) - 0.5));
      }, 0);
    const points = range(98)
      .map((k) => [k * 20 - 10, 0])
      .map(([x]) => [x, y0 - lift(x) - (4 + 10 * t) * noise(x * 0.015, t * 30, 9)]);
    const warm = i === ember;
    p.shape([...points, [W + 10, H + 9], [-10, H + 9]], mix('#0f2227', COAL, 0.3 + t * 0.7), { digits: 0 });
    p.line(points, mix('#3e6068', '#a4b5ba', clamp((t - 0.1) * 1.2)), 0.8 + t, { digits: 0, opacity: 0.42 + 0.4 * t });
    const part = points.filter(([x]) => x > 1120 && x < 1560);
    if (warm) p.line(part, EMBER, 2.4);
  }
  calm(p, { left: 0.5, bottom: 0.3 });
}
export function oneLump(p) {
  studio(p, { x: 0.6, y: 0.42, r: 0.62, light: '#25535b' });
  p.rect(0, 830, W, 250, p.down([0, '#12262b'], [1, COAL]));
  range(9).forEach((i) =>
    p.tag('ellipse', {
      cx: 1150,
      cy: 880,
      rx: 420 + i * 130,
      ry: 62 + i * 26,
      fill: 'none',
      stroke: '#6f8c93',
      strokeOpacity: 0.22 - i * 0.02,
    }),
  );
  p.tag('ellipse', { cx: 1150, cy: 885, rx: 470, ry: 66, fill: COAL, opacity: 0.8 });
  const scene = new Scene(p, {
    eye: [0, 1.2, -12],
    at: [0, 0, 0],
    cx: 1150,
    warm: 0.95,
    hard: 2,
    sun: [0.9, 0.1, 0.1],
    edgeOpacity: 0.14,
    reach: 900,
  });
  scene.lump([0, -0.3, 0], 2.5, { detail: 3, rough: 0.34, base: '#6a8189', glow: 1, squash: 0.92 });
  scene.draw();
}
export function needles(p) {
  studio(p, { light: '#1d434a' });
  const scene = new Scene(p, {
    eye: [0, 13, -10],
    at: [0, 0, 0.4],
    digits: 0,
    fog: '#10252a',
    reach: 90,
    warm: 0.9,
    levels: 8,
    edgeOpacity: 0.12,
  });
  for (let i = 0; i < 380; i++) {
    const [x, z] = i ? [p.random(-11, 11), p.random(-7, 9)] : [3.2, -1];
    const turn = 0.45 + 0.8 * (noise(x * 0.09 + 4, z * 0.12, 1) - 0.5) + p.random(-0.1, 0.1);
    const [l, r, y] = [p.random(1.4, 3.4), p.random(0.05, 0.2), i ? p.random(0, 1.2) : 1.5];
    const way = [cos(turn) * l, p.random(-0.12, 0.12), sin(turn) * l];
    const face = i === 0 ? { base: '#d9682f', warm: 1 } : { base: mix('#42575f', '#8ba2aa', p.random() ** 1.5) };
    scene.tube(add([x, y, z], way, -1), add([x, y, z], way), r, { n: 4, r2: r * 0.3, ...face });
  }
  scene.draw();
  calm(p, { left: 0.45, bottom: 0.4 });
}
/** Rounded graphite particles on copper foil. */
export function powder(p, { eye = [0, 3.1, -11], n = 120, spread = 13, big = 1, foil = 0.5 } = {}) {
  p.rect(
    0,
    0,
    W,
    H,
    p.down(
      [0, '#0b181c'],
      [0.24, '#1a3b42'],
      [0.3, '#2d2622'],
      [0.62, mix('#120c0a', COPPER, foil * 0.55)],
      [1, '#0a0706'],
    ),
  );
  range(46).forEach((i) =>
    p.line(
      [
        [0, 330 + i * 17],
        [W, 330 + i * 17],
      ],
      '#d98a5a',
      0.7,
      { opacity: 0.07 },
    ),
  );
  p.glow(1290, 560, 700, 0.34, '#d0733f', 210);
  const scene = new Scene(p, { eye, at: [0, 0.6, 0], fog: '#172d32', reach: 26 });
  const placed = [];
  for (let k = 0; k < 4000 && placed.length < n; k++) {
    const z = p.random(-7.5, 16);
    const [x, r] = [p.random(-1, 1) * (spread * 0.45 + z * 0.75), big * (0.2 + 0.75 * p.random() ** 3)];
    if (placed.some(([a, b, s]) => hypot(a - x, b - z) < (s + r) * 0.96)) continue;
    placed.push([x, z, r]);
    const shadow = scene.push([x, 0, z], 0, () => {
      const [[cx, cy], s] = [scene.project([x - r * 0.4, 0, z]), scene.scale([x, 0, z])];
      p.tag('ellipse', {
        cx: round(cx),
        cy: round(cy),
        rx: round(r * s * 1.25),
        ry: round(r * s * 0.3),
        fill: COAL,
        opacity: 0.55,
        stroke: 'none',
      });
    });
    shadow.far += r;
    scene.ball([x, r * 0.86, z], r, { base: '#5b7077', rim: 0.75 });
  }
  scene.draw();
  calm(p, { left: 0.4, bottom: 0.35 });
}
/** Round billets, sawn ends towards us. */
export function billets(
  p,
  { eye = [-5.4, 3.4, -10], at = [0.2, 3.15, 0.5], f = 1750, columns = 10, rows = 7, r = 0.56, hot = 7 } = {},
) {
  studio(p, { x: 0.7, y: 0.2, light: '#1b3f46' });
  const scene = new Scene(p, {
    eye,
    at,
    f,
    fog: '#0d1d21',
    reach: 30,
    warm: 0.6,
    edgeOpacity: 0.13,
    cool: [-0.45, 0.5, -0.85],
    digits: 0,
  });
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const [x, y, z] = [(i - columns / 2) * 2.06 * r + (j % 2) * r * 1.03, r + j * r * 1.79, p.random(-0.25, 0.35)];
      const item = scene.tube([x, y, z], [x, y, z + 11], r, {
        n: 16,
        base: p.random() < 0.5 ? '#8fa4ac' : '#6d838b',
        layer: -abs(y - eye[1]),
      });
      item.after.push(() => {
        const rings = [0.92, 0.5].map((k) => ring(16, r * k, x, y).map(([a, b]) => scene.project([a, b, z])));
        const ember = j === 3 && i === hot;
        p.line(rings.map((q) => trace(q, { close: true, digits: 0 })).join(''), '#c9d6da', 0.8, {
          strokeOpacity: 0.17,
        });
        if (ember) p.line(rings[0], EMBER, 3, { close: true, strokeOpacity: 1 });
      });
    }
  }
  scene.draw();
  calm(p, { left: 0.35, bottom: 0.5 });
}
/** One side of a section, turned to all four. */
const fourSides = (side) => range(4).flatMap((k) => side.map((q) => range(k).reduce(([x, y]) => [y, -x], q)));
/** A square tube with an n-sided bore. */
const hollow = (n) => [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
  ...ring(n, 0.74, 0, 0, -0.75 * PI).toReversed(),
  ring(n, 0.74, 0, 0, -0.75 * PI).at(-1),
];
/** Extruded sections, ends towards us: each a dark bar with its profile cut on the end. */
export function profiles(p) {
  const slot = fourSides([
    [-1, 1],
    [-0.2, 1],
    [-0.2, 0.84],
    [-0.5, 0.84],
    [-0.5, 0.72],
    [-0.2, 0.42],
    [0.2, 0.42],
    [0.5, 0.72],
    [0.5, 0.84],
    [0.2, 0.84],
    [0.2, 1],
  ]);
  const beam = [
    [-1, 1],
    [1, 1],
    [1, 0.7],
    [0.2, 0.7],
    [0.2, -0.7],
    [1, -0.7],
    [1, -1],
    [-1, -1],
    [-1, -0.7],
    [-0.2, -0.7],
    [-0.2, 0.7],
    [-1, 0.7],
  ];
  const channel = [
    [-1, 1],
    [-0.7, 1],
    [-0.7, -0.7],
    [0.7, -0.7],
    [0.7, 1],
    [1, 1],
    [1, -1],
    [-1, -1],
  ];
  const sink = [
    [-1, -1],
    [1, -1],
    ...range(7)
      .flatMap((i) => [
        [1 - i * 0.3, 1],
        [0.86 - i * 0.3, 1],
        [0.86 - i * 0.3, -0.6],
        [0.7 - i * 0.3, -0.6],
      ])
      .slice(0, -2),
  ];
  const kinds = [slot, beam, hollow(24), channel, sink, hollow(4)];
  studio(p, { x: 0.7, y: 0.2, light: '#1b3f46' });
  const scene = new Scene(p, {
    eye: [-4.6, 5, -7.4],
    at: [0.7, 3.3, 0.6],
    fog: '#0d1d21',
    reach: 40,
    warm: 0.6,
    edgeOpacity: 0.16,
  });
  for (let j = 0; j < 5; j++) {
    for (let i = 0; i < 8; i++) {
      const kind = kinds[(i * 5 + j * 3 + ((i * j) % 3)) % kinds.length];
      const [x, y, z] = [(i - 3.5) * 1.36, 0.62 + j * 1.3, p.random(-0.2, 0.2)];
      const on = (shape, s) => shape.map(([a, b]) => scene.project([x + a * s, y + b * s, z]));
      const item = scene.box([x - 0.6, y - 0.6, z], [1.2, 1.2, 12], { base: '#62787f', layer: -abs(y - 5) });
      item.after.push(() => {
        p.shape(
          on(
            [
              [-1, -1],
              [1, -1],
              [1, 1],
              [-1, 1],
            ],
            0.6,
          ),
          '#080e10',
        );
        const ember = j === 3 && i === 5;
        p.shape(
          on(kind, 0.58),
          mix('#2c3f46', '#758a92', p.random(0.3, 0.9)),
          ember ? { stroke: EMBER, strokeWidth: 2.5, strokeOpacity: 1 } : {},
        );
      });
    }
  }
  scene.draw();
  calm(p, { left: 0.35, bottom: 0.5 });
}
export function ingots(p) {
  studio(p, { x: 0.7, y: 0.2, light: '#1d434a' });
  const scene = new Scene(p, {
    eye: [-17, 12, -27],
    at: [2.2, 1.9, 3.4],
    f: 4100,
    fog: '#0d1d21',
    reach: 160,
    warm: 0.8,
    edgeOpacity: 0.2,
  });
  scene.frustum([0, -0.1, 6], [4000, 4000], [4000, 4000], 0.1, { base: '#1d2b30', layer: -1, edge: false, warm: 0.1 });
  [
    [9.5, 12, 0],
    [-3.4, 7.5, 1],
    [4.2, 2.2, 2],
  ].forEach(([cx, cz, k]) => {
    for (let j = 0; j < 7; j++) {
      for (let i = 0; i < 5; i++) {
        const off = (i - 2) * 0.95;
        const ember = k === 2 && j === 5 && i === 2;
        const [a, b] = [
          [0.92, 4.6],
          [0.6, 4.1],
        ].map((q) => (j % 2 ? q.toReversed() : q));
        const face = {
          layer: k * 10 + j,
          base: ember ? '#e0713a' : mix('#6f868e', '#93a9b1', p.random()),
          warm: ember ? 1 : 0.6,
        };
        scene.frustum([cx + (j % 2 ? 0 : off), j * 0.5, cz + (j % 2 ? off : 0)], a, b, 0.47, face);
      }
    }
  });
  scene.draw();
  calm(p, { left: 0.35, bottom: 0.5 });
}
/** White powder: dunes in low light, each with the contour lines of its slope. */
export function dunes(p) {
  p.rect(0, 0, W, H, p.down([0, '#0b171b'], [0.4, '#1c434b'], [1, '#0b1518']));
  p.glow(1500, 330, 800, 0.26, '#c9683a', 260);
  for (let k = 0; k < 7; k++) {
    const t = k / 6;
    const y0 = 300 + t ** 1.2 * 560;
    const line = (off) =>
      range(100).map((i) => [
        i * 19.6 - 10,
        y0 +
          off * (1 + 0.9 * noise(i * 0.06 + k * 7, 3, 4)) -
          (80 + 220 * t) * (noise(i * (0.034 - t * 0.012) + k * 3.7, k, 1) - 0.4),
      ]);
    const paint = p.down([0, mix('#4a656d', '#6f858c', t)], [0.3, mix('#203b42', '#2c4249', t)], [1, '#0c1719']);
    p.shape([...line(0), [W + 20, H + 20], [-20, H + 20]], paint, { digits: 0 });
    range(6, 1).forEach((i) => p.line(line(i * (8 + t * 13)), '#c9d6da', 1, { digits: 0, opacity: 0.24 - i * 0.03 }));
    if (k === 2) p.line(line(0).slice(58, 84), EMBER, 2.2, { digits: 0 });
  }
  calm(p, { left: 0.45, bottom: 0.55 });
}
/** Prebaked anode blocks with stub holes. */
export function blocks(p) {
  studio(p, { x: 0.7, y: 0.25, light: '#1d434a' });
  const scene = new Scene(p, {
    eye: [-44, 38, -56],
    at: [1.5, 0.4, 5],
    f: 6200,
    levels: 8,
    fog: '#0d1d21',
    reach: 600,
    warm: 0.9,
    edgeOpacity: 0.3,
  });
  scene.frustum([0, -0.1, 10], [4000, 4000], [4000, 4000], 0.1, { base: '#1a272c', layer: -1, edge: false, warm: 0.1 });
  for (let j = 6; j >= -1; j--) {
    for (let i = -2; i < 8; i++) {
      const tiers = [2, 3, 1, 4, 2, 3, 1][(i * 3 + j * 2 + 21) % 7];
      for (let k = max(0, tiers - 2); k < tiers; k++) {
        const [x, y, z] = [(i - 2.2) * 2.6, k * 1.42, (j - 1.2) * 5];
        const item = scene.box([x, y, z], [2.3, 1.36, 4.6], {
          base: p.random() < 0.5 ? '#536a72' : '#627981',
          layer: (7 - j) * 1000 - i * 10 + k,
        });
        if (k + 1 < tiers) continue;
        item.after.push(() =>
          range(4).forEach((n) => {
            const at = (r) => ring(8, r, x + 1.15, z + 0.8 + n).map(([a, b]) => scene.project([a, y + 1.36, b]));
            const ember = i === 3 && j === 1;
            p.shape(
              at(0.26),
              ember ? '#7a3416' : COAL,
              ember ? { stroke: EMBER, strokeWidth: 2.4, strokeOpacity: 1 } : {},
            );
          }),
        );
      }
    }
  }
  scene.draw();
  calm(p, { left: 0.4, bottom: 0.5 });
}
/** How much light falls on a facet that faces this way. */
const facetLight = (a) => clamp(0.5 - 0.5 * cos(a - 0.9)) ** 1.4;
/** Grains sorted from coarse to fine, as on a row of sieves; facets are gathered by shade, as grains never overlap. */
export function grades(p) {
  studio(p, { x: 0.7, y: 0.3, r: 0.9, light: '#1d464e' });
  const shades = range(9).map(() => '');
  const edges = [1990, 1560, 1190, 860, 560, 250];
  [46, 30, 20, 13, 6].forEach((r, k) => {
    const [right, left] = [edges[k] - r * 1.4, edges[k + 1] + r * 1.4];
    const [columns, rows] = [
      max(1, round((right - left) / (r * (k > 3 ? 3.6 : 2.9)))),
      round(H / (r * (k > 3 ? 4.6 : 2.9))),
    ];
    for (let j = 0; j <= rows; j++) {
      for (let i = 0; i <= columns; i++) {
        const x = left + ((i + (j % 2 ? 0.25 : -0.25) + p.random(-0.12, 0.12)) * (right - left)) / columns;
        const y = ((j + p.random(-0.12, 0.12)) * H) / rows;
        if (k === 4) {
          shades[5 + ((i + j) % 3)] += trace(
            [
              [x - 5, y],
              [x, y - 5],
              [x + 5, y + 1],
              [x, y + 4],
            ],
            { close: true, digits: 0 },
          );
          continue;
        }
        const [n, turn] = [6 - min(2, k), p.random(0, PI)];
        const rim = range(n)
          .map((q) => [turn + ((q + p.random(-0.25, 0.25)) * 2 * PI) / n, r * p.random(0.85, 1.25)])
          .map(([a, s]) => [x + s * cos(a), y + s * sin(a)]);
        const peak = [x + p.random(-0.3, 0.3) * r, y + p.random(-0.3, 0.3) * r];
        rim.forEach((q, m) => {
          const next = rim[(m + 1) % n];
          const side = atan2((q[1] + next[1]) / 2 - y, (q[0] + next[0]) / 2 - x);
          shades[round(facetLight(side) * 7)] += trace([peak, q, next], { close: true, digits: 0 });
        });
      }
    }
    if (k)
      p.line(
        [
          [edges[k], 0],
          [edges[k], H],
        ],
        k === 1 ? EMBER : '#7d969d',
        k === 1 ? 2.4 : 1,
        { opacity: k === 1 ? 0.95 : 0.35 },
      );
  });
  shades.forEach((d, i) =>
    p.tag('path', { d, fill: mix('#0a1012', '#829aa2', i / 8), stroke: '#a9c0c6', strokeOpacity: 0.12 }),
  );
  calm(p, { left: 0.4, bottom: 0.35 });
}
/** Nineteen angles from one to another. */
const steps = (from, to) => range(19).map((i) => from + ((to - from) * i) / 18);
/** Liquid pitch coiling as it falls. */
export function pitch(p) {
  studio(p, { x: 0.64, y: 0.35, r: 0.6, light: '#22505a' });
  const cx = 1240;
  range(11)
    .toReversed()
    .forEach((i) =>
      p.tag('ellipse', {
        cx,
        cy: 905,
        rx: 150 + i * 95,
        ry: 22 + i * 21,
        fill: mix('#16292e', '#050809', i / 8),
        stroke: '#7d979e',
        strokeOpacity: 0.34 - i * 0.028,
        strokeWidth: 1.2,
      }),
    );
  const turns = 8;
  for (let k = 0; k < turns; k++) {
    const [R, thick] = [250 - k * 19 + 16 * sin(k * 2.1), 62 - k * 3];
    const [y, x] = [880 - k * 49, cx + 14 * sin(k * 1.7)];
    const arc = (from, to, lift) => steps(from, to).map((a) => [x + R * cos(a), y + R * 0.2 * sin(a) - lift]);
    for (const [from, to] of [
      [PI, 2 * PI],
      [0, PI],
    ]) {
      p.line(arc(from, to, 0), '#020405', thick + 5, { strokeLinecap: 'round' });
      p.line(arc(from, to, 0), from ? '#0a1214' : '#10191c', thick, { strokeLinecap: 'round' });
      if (!from) {
        p.line(arc(0.5, PI - 0.2, thick * 0.24), '#3d5a62', thick * 0.2, { strokeLinecap: 'round', opacity: 0.7 });
        p.line(arc(1.3, PI - 0.5, thick * 0.3), '#a9bdc3', 3, { strokeLinecap: 'round', opacity: 0.75 });
        p.line(arc(0.12, 0.75, -thick * 0.1), k === 4 ? EMBER : COPPER, k === 4 ? 5 : 3.5, {
          strokeLinecap: 'round',
          opacity: k === 4 ? 0.95 : 0.6,
        });
      }
    }
  }
  const fall = (w, off) =>
    'M' +
    (cx - w + off) +
    ' -10C' +
    (cx - w * 0.5 + off) +
    ' 180 ' +
    (cx - w * 0.42 + off) +
    ' 330 ' +
    (cx - w * 0.6 + off) +
    ' 500h' +
    w * 1.2 +
    'C' +
    (cx + w * 0.42 + off) +
    ' 330 ' +
    (cx + w * 0.5 + off) +
    ' 180 ' +
    (cx + w + off) +
    ' -10z';
  p.tag('path', {
    d: fall(52, 0),
    fill: p.across(
      [0, '#0b1416'],
      [0.2, '#48656d'],
      [0.34, '#0e181b'],
      [0.85, '#06090a'],
      [0.95, '#8a5234'],
      [1, '#0a0e10'],
    ),
  });
}
/** Pastilles on a steel belt. */
export function pastilles(p) {
  p.rect(0, 0, W, H, p.down([0, '#0a1518'], [0.2, '#1c444c'], [0.5, '#12282d'], [1, '#070b0d']));
  p.glow(1450, 240, 800, 0.22, '#c9683a', 260);
  const scene = new Scene(p, { eye: [-1.5, 4, -8.5], at: [0.4, 0, 1], f: 1400, fog: '#1b4048', reach: 30 });
  for (let z = 24; z > -6; z -= 1.25) {
    for (let x = -15; x <= 15; x += 1.25) {
      const row = round(z / 1.25);
      if (abs(x) > 7 + z * 0.4 || p.random() < 0.015) continue;
      scene.ball([x + (row % 2 ? 0.62 : 0) + p.random(-0.04, 0.04), 0.1, z], 0.5 * p.random(0.9, 1.08), {
        base: p.random() < 0.6 ? '#86824f' : '#6f7a5c',
        squash: 0.6,
        rim: abs(x - 2.5) < 0.1 && row === 1 ? 1 : 0,
      });
    }
  }
  scene.draw();
  calm(p, { left: 0.5, bottom: 0.45 });
}
/** The outline of the heap of prills. */
const slope = (x) => 930 - 640 * max(0, 1 - abs(x - 1270) / 1000) ** 1.12 - 22 * noise(x * 0.012, 2, 6);
/** A heap of prills in stipple: light is the density of dots. */
export function stipple(p) {
  studio(p, { x: 0.66, y: 0.35, r: 0.75, light: '#1d464e' });
  const crest = range(97).map((i) => [i * 20, slope(i * 20)]);
  p.shape([...crest, [W, H], [0, H]], p.down([0, '#16282d'], [1, '#070b0d']), { digits: 0 });
  const sizes = ['', '', ''];
  for (let k = 0, n = 0; k < 60000 && n < 4300; k++) {
    const [x, y] = [p.random(0, W), p.random(260, H)];
    const depth = y - slope(x);
    if (depth < 0) continue;
    const light =
      0.95 * exp(-depth / 210) * (x < 1270 ? 1 : 0.42) + 0.35 * noise(x * 0.011 + y * 0.006, y * 0.011, 3) ** 2;
    if (p.random() > light) continue;
    sizes[depth < 160 ? 0 : depth < 380 ? 1 : 2] += 'M' + round(x) + ' ' + round(y) + 'h0';
    n++;
  }
  sizes.forEach((d, i) =>
    p.line(d, ['#a9bcc2', '#8ba0a7', '#6f868d'][i], [4, 5.2, 7][i], {
      strokeLinecap: 'round',
      opacity: [0.8, 0.62, 0.45][i],
    }),
  );
  p.line(
    crest.filter(([x]) => x > 1270 && x < 1640),
    EMBER,
    2.2,
    { opacity: 0.9 },
  );
  range(90).forEach(() =>
    p.circle(1270 + p.random(-8, 8) * (1 + p.random() * 0.6), p.random(0, 285), p.random(1.4, 2.6), '#b9c8cd', {
      opacity: 0.7,
    }),
  );
  calm(p, { left: 0.5, bottom: 0.4 });
}
/** A sheet of graphite over a fainter one, ions between them; the bond nearest to `bond` is lit. */
export function lattice(
  p,
  { eye = [-3, 4.2, -11], at = [1.6, -0.4, 3], ions = 46, bond = [1370, 560], wave = 0.5, left = 0.6 } = {},
) {
  studio(p, { x: 0.68, y: 0.3, r: 0.75, light: '#1f4c55' });
  const s = new Scene(p, { eye, at, fog: '#0f2227', reach: 22, digits: 0 });
  const sheet = (y, shift, strength, lit) => {
    const [bonds, atoms] = [new Map(), new Map()];
    let best = { off: 1e9 };
    for (let i = -16; i < 18; i++) {
      for (let j = -6; j < 17; j++) {
        const hex = ring(6, 1, (i + (abs(j) % 2) / 2) * sqrt(3) + shift, j * 1.5 + shift, PI / 6).map(([x, z]) => [
          x,
          y + wave * sin(x * 0.33 + z * 0.24 + shift),
          z,
        ]);
        if (hex.some((q) => s.view(q)[2] < 0.8)) continue;
        const flat = hex.map((q) => s.project(q));
        if (flat.every(([u, v]) => u < -200 || u > W + 200 || v > H + 300)) continue;
        const far = min(9, round(s.view(hex[0])[2] / 2.6));
        bonds.set(far, (bonds.get(far) ?? '') + trace(flat.slice(0, 4), { digits: 0 }));
        if (far < 6)
          atoms.set(
            far,
            (atoms.get(far) ?? '') +
              flat
                .slice(1, 3)
                .map(([u, v]) => `M${round(u)} ${round(v)}h0`)
                .join(''),
          );
        const off = hypot((flat[1][0] + flat[2][0]) / 2 - bond[0], (flat[1][1] + flat[2][1]) / 2 - bond[1]);
        if (off < best.off) best = { off, ends: [flat[1], flat[2]] };
      }
    }
    for (const [far, d] of [...bonds].toSorted((u, v) => v[0] - u[0])) {
      const colour = mix('#132a30', '#a9c0c6', strength * (1 - far / 10));
      p.line(d, colour, max(0.8, (5 - far * 0.55) * strength), { strokeLinecap: 'round' });
      if (atoms.has(far))
        p.line(atoms.get(far), mix(colour, '#c9d6da', 0.25), max(3, (17 - far * 2.4) * strength), {
          strokeLinecap: 'round',
        });
    }
    if (!lit) return;
    const [[x, y1], [u, v]] = best.ends;
    p.glow((x + u) / 2, (y1 + v) / 2, 210, 0.55);
    p.line(best.ends, EMBER, 8, { strokeLinecap: 'round' });
  };
  sheet(-2.1, 0.87, 0.42, false);
  range(ions).forEach(() =>
    s.ball([p.random(-13, 15), -1 + p.random(-0.2, 0.2), p.random(-4, 18)], 0.26, { base: '#6d858d', rim: 0.7 }),
  );
  s.draw();
  sheet(0, 0, 1, true);
  calm(p, { left, bottom: 0.45 });
}
/** Twenty rings of growth round a hexagonal core: one a year, the last one lit. */
export function twentyRings(p, { cx = 1330, cy = 520 } = {}) {
  studio(p, { x: 0.69, y: 0.48, r: 0.6, light: '#1d4850' });
  const outline = (k) => {
    const R = 34 + k * 23.5;
    return range(97).map((i) => {
      const a = (i * PI) / 48;
      const hex = cos(PI / 6) / cos(((a + PI / 6) % (PI / 3)) - PI / 6);
      const angular = 1 - 0.75 * smooth(k / 16);
      const r =
        R *
        (1 + (hex - 1) * angular) *
        (1 + 0.07 * (k / 20) * (noise(cos(a) * 1.2 + 5, sin(a) * 1.2 + 5 + k * 0.05, 8) - 0.5) * 2);
      return [cx + r * cos(a), cy + r * sin(a)];
    });
  };
  for (let k = 20; k >= 1; k--) {
    const fill = p.gradient('linearGradient', { x1: 0.1, y1: 0, x2: 0.9, y2: 1 }, [
      [0, mix('#2b4b53', '#17343b', k / 20)],
      [0.5, mix('#10191c', '#0b1416', k / 20)],
      [1, mix('#2a2522', '#0a0d0e', k / 20)],
    ]);
    p.shape(outline(k), fill, {
      stroke: k === 20 ? EMBER : '#9db4ba',
      strokeWidth: k === 20 ? 3 : 1,
      strokeOpacity: k === 20 ? 1 : 0.36 + (k % 5 === 0) * 0.34,
    });
  }
  range(60).forEach((i) => {
    const [a, r] = [(i * PI) / 30, i % 3 ? 556 : 568];
    p.line(
      [
        [cx + 540 * cos(a), cy + 540 * sin(a)],
        [cx + r * cos(a), cy + r * sin(a)],
      ],
      '#9db4ba',
      1,
      { opacity: 0.3 },
    );
  });
  calm(p, { left: 0.5, bottom: 0.55 });
}
