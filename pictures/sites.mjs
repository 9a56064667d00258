/** Plants, ships, trains, halls and grounds. Each function draws one picture; options make its variants. */
import {
  add,
  calm,
  clamp,
  COAL,
  COPPER,
  EMBER,
  MIST,
  mix,
  noise,
  range,
  ring,
  Scene,
  sea,
  sky,
  smooth,
  studio,
  unit,
  W,
} from './kit.mjs';

const { PI, abs, cos, exp, hypot, max, min, round, sin, sqrt } = Math;
const LAMP = '#d9a066';
/** A fixed, uneven row of numbers, 0…1, mostly low. */
const uneven = (i) => (abs(sin(i * 12.9898) * 43758.5453) % 1) ** 2;

const bell = (x, c, w) => exp(-(((x - c) / w) ** 2));
const pile = (x, z) => 11.5 * max(0, 1 - hypot(x - 33.5, z) / 20);
/** The outline of a running track of radius r. */
const oval = (r) =>
  [
    ...range(25).map((i) => [34 + r * sin((i * PI) / 24), -r * cos((i * PI) / 24)]),
    ...range(25).map((i) => [-34 - r * sin((i * PI) / 24), r * cos((i * PI) / 24)]),
  ].map(([x, z]) => [x, 0.02, z + 10]);

// -------------------------------------------------------------------------------------------------------------------------- parts

function ground(s, base = '#1c2a2f', at = [0, 0]) {
  s.frustum([at[0], -0.1, at[1]], [900, 900], [900, 900], 0.1, { base, layer: -5, edge: false, warm: 0 });
}
/** Lines ruled on the ground from z0 to z1 at each x. */
const rule = (s, xs, z0, z1, colour = '#3b545b', thick = 0.08, y = 0.02) =>
  xs.forEach((x) =>
    s.ribbon(
      [
        [x, y, z0],
        [x, y, z1],
      ],
      thick,
      colour,
    ),
  );
function lamp(s, at, size = 1, { layer = 0, strength = 0.7 } = {}) {
  s.push(at, layer, () => {
    const [[x, y], k] = [s.project(at), s.scale(at)];
    if (s.view(at)[2] < 1) return;
    s.p.glow(x, y, max(14, size * k * 2.4), strength, '#e0a368');
    s.p.circle(x, y, clamp(size * k * 0.12, 1.4, 9), '#f3d3a6', { stroke: 'none' });
  });
}
/** A conveyor gallery from a to b on trestles, with a line of lit windows. */
function gallery(s, a, b, { w = 2.2, h = 2.4, legs = 4, base = '#465c64', lit = true, layer = 0 } = {}) {
  const run = add(b, a, -1);
  const side = unit([run[2], 0, -run[0]]).map((v) => (v * w) / 2);
  const end = (q) => [add(q, side), add(q, side, -1), add(add(q, side, -1), [0, h, 0]), add(add(q, side), [0, h, 0])];
  const [p, q] = [end(a), end(b)];
  s.solid([p, q, ...range(4).map((i) => [p[i], p[(i + 1) % 4], q[(i + 1) % 4], q[i]])], { base, layer });
  range(legs).forEach((i) => {
    const top = add(a, run, (i + 0.5) / legs);
    if (top[1] > 1)
      for (const k of [1, -1])
        s.rod([add(top, side, k), add([top[0], 0, top[2]], side, k * 1.9)], 0.3, '#2c4047', { layer });
  });
  if (lit)
    range(14).forEach((i) =>
      s.rod(
        [0.15, 0.5].map((t) =>
          add(add(add(a, run, (i + t) / 14), side, s.eye[2] < a[2] ? (side[2] < 0 ? 1.02 : -1.02) : 1.02), [
            0,
            h * 0.55,
            0,
          ]),
        ),
        0.32,
        LAMP,
        { layer: layer + 0.5, opacity: 0.55 },
      ),
    );
}
function chimney(s, [x, z], h, r = 1.3, base = '#506870') {
  s.tube([x, 0, z], [x, h, z], r, { n: 16, r2: r * 0.62, base });
  [0.72, 0.86, 0.985].forEach((t) =>
    s.tube([x, h * t, z], [x, h * t + 0.5, z], r * (1 - 0.38 * t) * 1.12, { n: 16, base: '#6b828a', layer: 0.1 }),
  );
}
function silo(s, [x, z], r, h, y = 0, base = '#5b727a') {
  s.tube([x, y, z], [x, y + h, z], r, { n: 22, base });
  s.tube([x, y + h, z], [x, y + h + r * 0.45, z], r, { n: 22, r2: r * 0.15, base, layer: 0.1 });
}
/** A ship along x from stern (x = 0) to bow (x = length). */
function ship(s, { length = 190, breadth = 15, depth = 15, kind = 'bulk', hull = '#41585f' } = {}) {
  const n = 26;
  const half = (t, low) =>
    breadth *
    min(1, smooth((t + 0.08) / (low ? 0.3 : 0.12)) * 0.9 + 0.1) *
    (t > 0.78 ? sqrt(max(0, 1 - ((t - 0.78) / 0.22) ** (low ? 1.5 : 2.3))) : 1);
  const rise = (t) => depth + 5 * smooth((t - 0.86) / 0.1) + 1.5 * smooth((0.1 - t) / 0.06);
  const at = (t, k, low) => [length * (low ? 0.02 + t * 0.955 : t), low ? -1 : rise(t), k * half(t, low)];
  const side = (k) =>
    range(n).map((i) => [at(i / n, k, false), at((i + 1) / n, k, false), at((i + 1) / n, k, true), at(i / n, k, true)]);
  const deck = range(n).map((i) =>
    Object.assign([at(i / n, 1), at((i + 1) / n, 1), at((i + 1) / n, -1), at(i / n, -1)], { n: [0, 1, 0] }),
  );
  const stern = [at(0, 1, false), at(0, -1, false), at(0, -1, true), at(0, 1, true)];
  s.solid([...side(1), ...side(-1), stern, ...deck], { base: hull, layer: 0, edge: false });
  s.rod(
    range(n + 1).map((i) => add(at(i / n, -1, false), [0, 0.3, 0])),
    0.5,
    '#8ea5ac',
    { layer: 0.5 },
  );
  s.rod(
    range(n + 1).map((i) => add(at(i / n, -1, true), [0, 0.8, -0.2])),
    1.5,
    '#7c3a22',
    { layer: 0.5 },
  );
  const house = s.box([length * 0.045, depth, -breadth * 0.82], [length * 0.075, 20, breadth * 1.64], {
    base: '#71888f',
    layer: 2,
  });
  s.windows(house, 'front', 7, 6, { lit: 0.75, fill: 0.42 });
  s.windows(house, 'right', 9, 6, { lit: 0.75, fill: 0.42 });
  s.box([length * 0.05, depth + 20, -breadth * 1.05], [length * 0.055, 4, breadth * 2.1], {
    base: '#7c939a',
    layer: 3,
  });
  s.box([length * 0.012, depth, -4], [length * 0.028, 22, 8], { base: '#4c636b', layer: 1 });
  s.rod(
    [
      [length * 0.075, depth + 24, 0],
      [length * 0.075, depth + 36, 0],
    ],
    0.6,
    '#8ea5ac',
    { layer: 4 },
  );
  s.rod(
    [
      [length * 0.95, rise(1), 0],
      [length * 0.95, rise(1) + 14, 0],
    ],
    0.6,
    '#8ea5ac',
    { layer: 4 },
  );
  if (kind === 'bulk') {
    for (let i = 0; i < 5; i++) {
      const x = length * (0.19 + i * 0.148);
      s.frustum([x + length * 0.045, depth, 0], [length * 0.1, breadth * 1.3], [length * 0.095, breadth * 1.2], 3.4, {
        base: '#5b727a',
        layer: 2 - i * 0.01,
      });
      if (i === 4) continue;
      const c = x + length * 0.118;
      s.tube([c, depth, 0], [c, depth + 16, 0], 2.1, { n: 10, base: '#6f868e', layer: 3 });
      s.box([c - 3.2, depth + 15, -3.2], [6.4, 6.5, 6.4], { base: '#7d949b', layer: 3.1 });
      s.truss([c - 2, depth + 18, -1], [c - 25, depth + 25, -1], 1.6, 8, 0.45, '#7d949b');
      s.items.slice(-3).forEach((item) => Object.assign(item, { layer: 3.2 }));
    }
  } else {
    for (let i = 0; i < 3; i++) {
      const [a, b] = [0.2, 0.385].map((t) => length * (t + i * 0.225));
      const y = depth + 4.5;
      const cap = [
        [0, 1],
        [2.2, 2.6],
        [5, 6.2],
      ];
      s.tube([a + 5, y, 0], [b - 5, y, 0], 9.4, { n: 24, base: '#71888f', layer: 2 });
      cap.slice(1).forEach(([off], k) =>
        s.tube([b - 5 + cap[k][0], y, 0], [b - 5 + off, y, 0], [9.4, 8][k], {
          n: 24,
          r2: [8, 4][k],
          base: '#71888f',
          layer: 2.1 + k * 0.1,
        }),
      );
      cap.slice(1).forEach(([off], k) =>
        s.tube([a + 5 - cap[k][0], y, 0], [a + 5 - off, y, 0], [9.4, 8][k], {
          n: 24,
          r2: [8, 4][k],
          base: '#71888f',
          layer: 2.1 + k * 0.1,
        }),
      );
      s.box([(a + b) / 2 - 2.5, y + 8.8, -2.5], [5, 3.5, 5], { base: '#7d949b', layer: 2.6 });
    }
    for (const z of [-3, 0, 3])
      s.rod(
        [
          [length * 0.14, depth + 16, z],
          [length * 0.86, depth + 16, z],
        ],
        0.6,
        '#8ea5ac',
        { layer: 3 },
      );
    range(12).forEach((i) =>
      s.rod(
        [
          [length * (0.17 + i * 0.06), depth + 11, -3],
          [length * (0.17 + i * 0.06), depth + 16, -3],
        ],
        0.45,
        '#5f767e',
        { layer: 2.9 },
      ),
    );
  }
}
/** One open hopper wagon along z, its load heaped. */
function wagon(s, x, z, { length = 13, loaded = true, wheels = true, base = '#48616a' } = {}) {
  s.frustum([x, 1.25, z + length / 2], [2.2, length * 0.8], [3, length], 0.9, { base: '#2e4046' });
  s.frustum([x, 2.15, z + length / 2], [3, length], [3.1, length], 1.9, { base: mix(base, MIST, 0.22) });
  const near = s.eye[0] < x ? -1.56 : 1.56;
  s.rods(
    range(9)
      .map((i) => z + 0.2 + (i * (length - 0.4)) / 8)
      .map((k) => [
        [x + near, 2.1, k],
        [x + near, 4.05, k],
      ]),
    0.09,
    '#3f565e',
    { layer: 0.2 },
  );
  s.rod(
    [
      [x + near, 4.05, z],
      [x + near, 4.05, z + length],
    ],
    0.14,
    '#7d959c',
    { layer: 0.2 },
  );
  if (wheels) {
    for (const k of [1.6, 3.2, length - 3.2, length - 1.6])
      s.tube([x + near * 0.6, 0.5, z + k], [x + near * 0.68, 0.5, z + k], 0.46, {
        n: z < 10 ? 18 : 8,
        base: '#4b6169',
        layer: 0.1,
      });
    for (const k of [1.4, length - 3.6])
      s.box([x + near * 0.7, 0.42, z + k], [0.12, 0.3, 2.2], { base: '#62797f', layer: 0.15 });
  }
  const many = z < 8 ? 26 : z > 60 ? 7 : 11;
  if (loaded)
    range(many).forEach((i) =>
      s.lump(
        [x + s.p.random(-1.1, 1.1), 4.1 + s.p.random(0, 0.35), z + 0.7 + (i * (length - 1.4)) / (many - 1)],
        s.p.random(0.3, 0.85) * (many > 12 ? 0.75 : 1),
        { detail: z > 8 ? -1 : 0, base: '#62797f', layer: 0.1 },
      ),
    );
}
function track(s, x, z0, z1, lit) {
  for (const k of [-0.75, 0.75]) rule(s, [x + k], z0, z1, lit ? '#c07a4c' : '#7d949b', 0.1, 0.12);
  const sleepers = range(50)
    .map((i) => z0 + i * 1.4)
    .map((z) => [
      [x - 1.3, 0.03, z],
      [x + 1.3, 0.03, z],
      [x + 1.3, 0.03, z + 0.3],
      [x - 1.3, 0.03, z + 0.3],
    ]);
  s.paint(sleepers, '#121b1e', { layer: -4.5 });
}
function catenary(s, x0, x1, z, { h = 7.6 } = {}) {
  s.rod(
    [
      [x0, 0, z],
      [x0, h, z],
    ],
    0.24,
    '#5a7179',
  );
  s.rod(
    [
      [x1, 0, z],
      [x1, h, z],
    ],
    0.24,
    '#5a7179',
  );
  s.truss([x0, h - 0.9, z], [x1, h - 0.9, z], 0.9, 9, 0.12, '#5a7179');
}
/** The frames of a long hall: legs, roof trusses, strips of roof light, joints on the floor. */
function hall(s, { w = 14, h = 10, bays = 9, bay = 7, z0 = 0, roof = 3, light = true, colour = '#4d656d' } = {}) {
  ground(s, '#24343a');
  const end = z0 + bays * bay;
  for (const k of [-1, 1]) {
    const wall = Object.assign(
      [
        [k * w, 0, z0 - 20],
        [k * w, h, z0 - 20],
        [k * w, h, end],
        [k * w, 0, end],
      ],
      { n: [-k, 0, 0] },
    );
    const slope = Object.assign(
      [
        [k * w, h, z0 - 20],
        [0, h + roof, z0 - 20],
        [0, h + roof, end],
        [k * w, h, end],
      ],
      { n: unit([-k * roof, -w, 0]) },
    );
    s.solid([wall, slope], { base: '#2c4249', layer: -3, edge: false, warm: 0.25 });
    if (light)
      for (let i = 0; i < bays; i++)
        s.solid(
          [
            Object.assign(
              [0.4, 0.6].flatMap((t, m) =>
                (m ? [1, 0] : [0, 1]).map((e) => [
                  k * w * (1 - t),
                  h + roof * t - 0.05,
                  z0 + (i + 0.2 + e * 0.6) * bay,
                ]),
              ),
              { n: unit([-k * roof, -w, 0]), colour: mix('#6b8b92', s.fog, i / (bays + 2)) },
            ),
          ],
          { layer: -2, edge: false },
        );
  }
  s.solid(
    [
      Object.assign(
        [
          [-w, 0, end],
          [w, 0, end],
          [w, h, end],
          [0, h + roof, end],
          [-w, h, end],
        ],
        { n: [0, 0, -1] },
      ),
    ],
    { base: '#35505a', layer: -3, edge: false },
  );
  for (let i = bays; i >= 0; i--) {
    const z = z0 + i * bay;
    s.rod(
      [
        [-w, 0, z],
        [-w, h, z],
        [0, h + roof, z],
        [w, h, z],
        [w, 0, z],
      ],
      0.36,
      colour,
      { layer: -1 },
    );
    s.rod(
      [
        [-w, h, z],
        [w, h, z],
      ],
      0.16,
      colour,
      { layer: -1 },
    );
    s.rod(
      range(9).map((n) => [-w + (n * w) / 4, n % 2 ? h + roof * (1 - abs(-1 + n / 4)) : h, z]),
      0.12,
      colour,
      { layer: -1 },
    );
  }
}
/** Shades the floor with the light that falls on it. */
const pool = (s, at, r, strength = 0.3, colour = '#d0733f') =>
  s.push(at, -3.5, () => {
    const [[x, y], k] = [s.project(at), s.scale(at)];
    s.p.glow(x, y, r * k, strength, colour, r * k * 0.25);
  });

// ----------------------------------------------------------------------------------------------------------------------- pictures

/** A point of the sloping kiln, and its place in the order of drawing. */
const kilnAxis = (t) => [-30 + t * 60, 12.5 - t * 3.4, 0];
const kilnOrder = (t) => 2 - t * 0.5;
export function kiln(p, { eye = [-46, 7, -50], at = [-3, 12.5, 0], f = 1650 } = {}) {
  const s = new Scene(p, { eye, at, f, fog: '#18373e', reach: 260, warm: 0.7 });
  sky(p, { horizon: s.horizon, sun: 1560, glow: 0.5 });
  range(16).forEach((i) =>
    s.tube(kilnAxis(i / 16), kilnAxis((i + 1) / 16), 2.7, {
      n: 30,
      base: '#657d85',
      layer: kilnOrder((i + 0.5) / 16),
      edge: false,
    }),
  );
  [0.08, 0.34, 0.62, 0.88].forEach((t) => {
    s.tube(kilnAxis(t - 0.008), kilnAxis(t + 0.008), 3.15, { n: 30, base: '#8199a1', layer: kilnOrder(t) });
    const [x, y] = kilnAxis(t);
    s.frustum([x, 0, 0], [5, 6.5], [3.6, 5.6], y - 3.1, { base: '#566d75', layer: 0.6 });
  });
  s.tube(kilnAxis(0.46), kilnAxis(0.485), 3.5, { n: 30, base: '#4b626a', layer: kilnOrder(0.47) });
  const hood = s.box([29, 2.4, -4], [7, 10.5, 8], { base: '#5b727a', layer: 1.4 });
  s.windows(hood, 'front', 4, 3, { lit: 0.7, fill: 0.34 });
  s.box([29.5, 0, -3.4], [6, 2.4, 6.8], { base: '#2e4046', layer: 1.3 });
  range(18).forEach((i) =>
    s.push([27.6, 9.3, -3], 1.9, () => {
      const q = range(7).map((k) => [
        27 + i * 0.115,
        9.42 + 2.72 * cos(PI * 0.52 + k * 0.3),
        -2.72 * sin(PI * 0.52 + k * 0.3),
      ]);
      p.line(
        q.map((v) => s.project(v)),
        mix(COPPER, EMBER, i / 17),
        2,
        { strokeOpacity: 0.08 + 0.045 * i },
      );
    }),
  );
  lamp(s, [28.6, 7.6, -3.2], 5, { layer: 1.3, strength: 0.4 });
  const tower = s.box([-44, 0, -7], [12, 30, 14], { base: '#41575e', layer: 0.5 });
  s.windows(tower, 'front', 5, 9, { lit: 0.35, fill: 0.3 });
  chimney(s, [-20, 34], 52, 2.4);
  chimney(s, [8, 44], 62, 2.6);
  [
    [24, 30],
    [34, 30],
    [44, 30],
  ].forEach((q) => silo(s, q, 4.3, 21));
  gallery(s, [2, 6, 26], [32, 25, 28], { legs: 3 });
  const hut = s.box([-14, 0, 24], [16, 11, 10], { base: '#3a4f56' });
  s.windows(hut, 'front', 8, 2, { lit: 0.6, fill: 0.4 });
  rule(
    s,
    range(20).map((i) => -60 + i * 7),
    -40,
    60,
    '#27383d',
    0.1,
  );
  range(5).forEach((i) => lamp(s, [-26 + i * 13, 6 + (i % 2), -6.5], 1.1, { layer: 2, strength: 0.55 }));
  s.draw();
  calm(p, { left: 0.62, bottom: 0.6 });
}
export function plant(p, { eye = [-26, 9, -78], at = [2, 21, 0], sun = 420, f = 1500 } = {}) {
  const s = new Scene(p, {
    eye,
    at,
    f,
    fog: '#1a3f48',
    reach: 260,
    warm: 0.5,
    sun: [sun < 900 ? -0.9 : 0.9, 0.2, 0.1],
  });
  sky(p, { horizon: s.horizon, sun, low: '#1c4a55', glow: 0.32 });
  [
    [-52, 0, 10, 34, 18, 16, 5, 8],
    [-30, 0, 4, 26, 15, 18, 8, 4],
    [2, 0, 14, 14, 46, 14, 4, 13],
    [24, 0, 2, 30, 12, 18, 9, 3],
    [60, 0, 16, 26, 27, 16, 7, 7],
  ].forEach(([x, y, z, w, h, d, c, r]) => {
    const block = s.box([x, y, z], [w, h, d], { base: mix('#455c64', '#5b727a', p.random()) });
    s.windows(block, 'front', c, r, { lit: 0.45, fill: 0.36 });
  });
  [
    [-24, 0],
    [-13, 0],
    [40, 0],
    [50, 0],
  ].forEach(([x]) => silo(s, [x + 4, -4], 4.6, 20, 4));
  [
    [-24, 0],
    [-13, 0],
    [40, 0],
    [50, 0],
  ].forEach(([x]) =>
    [-3, 3].forEach((k) =>
      s.rod(
        [
          [x + 4 + k, 0, -7],
          [x + 4 + k, 5, -7],
        ],
        0.8,
        '#2c4047',
      ),
    ),
  );
  chimney(s, [-36, 40], 74, 3);
  chimney(s, [20, 48], 88, 3.2);
  chimney(s, [50, 44], 60, 2.6);
  gallery(s, [-46, 17, 2], [4, 43, 8], { legs: 4 });
  gallery(s, [78, 6, -4], [14, 40, 8], { legs: 5 });
  s.truss([-30, 9, -10], [60, 9, -10], 2.4, 26, 0.3, '#4d656d');
  range(10).forEach((i) =>
    s.rod(
      [
        [-30 + i * 10, 0, -10],
        [-30 + i * 10, 9, -10],
      ],
      0.4,
      '#4d656d',
    ),
  );
  [9.8, 10.8].forEach((y, i) =>
    s.rod(
      [
        [-30, y, -10.4],
        [60, y, -10.4],
      ],
      0.7,
      i ? '#8a5a3f' : '#5f767e',
    ),
  );
  [
    [-36, 74, 40],
    [20, 88, 48],
    [50, 60, 44],
  ].forEach(([x, y, z]) => lamp(s, [x, y + 0.6, z], 2, { strength: 0.6 }));
  range(7).forEach((i) => lamp(s, [-44 + i * 17, 12.5, -9], 1.8, { layer: 2, strength: 0.6 }));
  s.draw();
  calm(p, { left: 0.4, bottom: 0.6 });
}
export function voyage(
  p,
  { eye = [300, 26, -210], at = [62, 14, 0], f = 1900, kind = 'bulk', sun = 480, cx = 1150, ...o } = {},
) {
  const s = new Scene(p, {
    eye,
    at,
    f,
    cx,
    fog: '#18373e',
    reach: 1500,
    warm: 0.75,
    sun: [sun < 900 ? -0.9 : 0.9, 0.15, 0.2],
    edgeOpacity: 0.12,
  });
  const y = s.horizon;
  sky(p, { horizon: y, sun, glow: 0.55, ground: '#0a1a1e' });
  sea(p, y, sun);
  ship(s, { kind, ...o });
  s.draw();
  calm(p, { left: 0.55, bottom: 0.6 });
}
export function train(p, { eye = [-7.5, 4.2, -12], at = [1.5, 3.4, 12], sun = 760, f = 1500 } = {}) {
  const s = new Scene(p, {
    eye,
    at,
    f,
    fog: '#1c3b42',
    reach: 130,
    warm: 0.16,
    levels: 8,
    digits: 0,
    sun: [-0.7, 0.2, 0.55],
  });
  sky(p, { horizon: s.horizon, sun, warm: '#7a4f39', glow: 0.6 });
  track(s, 3, -10, 220);
  track(s, -3.2, -10, 220, true);
  for (let i = 8; i >= 0; i--) wagon(s, 3, -6 + i * 14.4, { wheels: i < 5 });
  for (let i = 6; i >= 0; i--) catenary(s, -6.4, 6.4, 6 + i * 24);
  for (const x of [-3.2, 3])
    s.rod(
      range(20).map((i) => [x, 6.3 + 0.35 * cos((i * PI) / 2), 2 + i * 12]),
      0.05,
      '#8ea5ac',
      { layer: 1 },
    );
  s.draw();
  calm(p, { left: 0.35, bottom: 0.6 });
}
/** How far apart the tracks still are. */
const narrowing = (z) => 1 - 0.86 * smooth((z - 40) / 130);
export function railYard(p) {
  const s = new Scene(p, {
    eye: [-6, 19, -34],
    at: [4, 1, 34],
    fog: '#1c3b42',
    reach: 190,
    warm: 0.4,
    levels: 5,
    digits: 0,
    edgeOpacity: 0.1,
    sun: [0.5, 0.2, 0.6],
  });
  sky(p, { horizon: s.horizon, sun: 1100, glow: 0.55 });
  range(13, -6).forEach((k) => {
    for (const off of [-0.75, 0.75])
      s.ribbon(
        range(20).map((i) => [k * 5.6 * narrowing(-40 + i * 14) + off, 0.1, -40 + i * 14]),
        0.16,
        k === 1 ? EMBER : mix('#8ea5ac', '#3d565d', abs(k) / 8),
        { layer: k === 1 ? -3 : -4 },
      );
    const cars = [2, 0, 3, 0, 4, 0, 0, 0, 3, 4, 0, 2, 3][k + 6];
    for (let i = cars - 1; i >= 0; i--)
      wagon(s, k * 5.6, -8 + ((k * 7) % 3) * 5 + i * 14.4, {
        wheels: false,
        loaded: abs(k) === 4,
        base: p.random() < 0.5 ? '#48616a' : '#5d757d',
      });
  });
  [
    [-38, 40],
    [38, 46],
    [-22, 130],
    [30, 140],
    [4, 210],
  ].forEach(([x, z]) => {
    s.rod(
      [
        [x, 0, z],
        [x, 22, z],
      ],
      0.5,
      '#5a7179',
    );
    range(4, -1).forEach((i) => lamp(s, [x - 1 + i * 1.6, 22.5, z], 1.1, { strength: 0.5 }));
  });
  s.draw();
  calm(p, { left: 0.4, bottom: 0.55 });
}
export function trucks(p) {
  const s = new Scene(p, {
    eye: [-19, 6.2, -17],
    at: [2.2, 1.7, 6.5],
    f: 2250,
    fog: '#1b3b43',
    reach: 150,
    levels: 8,
    warm: 0.8,
    sun: [0.8, 0.2, 0.4],
  });
  sky(p, { horizon: s.horizon, sun: 1480, glow: 0.5 });
  rule(s, [-6.4, -1.4, 3.6, 8.6, 13.6], -14, 90, '#5f767e', 0.09);
  for (let i = 4; i >= 0; i--) {
    const [x, z] = [-5 + i * 4.6, i * 2.2];
    const L = (4 - i) * 10;
    s.box([x - 1.25, 0.7, z + 2.6], [2.5, 0.5, 12], { base: '#2a3c42', layer: L });
    s.frustum([x, 1.3, z + 9.4], [2.3, 9.8], [2.7, 10.4], 2.4, { base: '#4d666e', layer: L + 1 });
    s.rods(
      range(8).map((k) => [
        [x - 1.2, 1.3, z + 4.7 + k * 1.33],
        [x - 1.37, 3.7, z + 4.5 + k * 1.4],
      ]),
      0.12,
      '#75909a',
      { layer: L + 1.1 },
    );
    s.box([x - 1.25, 1, z], [2.5, 2.7, 2.5], { base: '#60787f', layer: L + 2 });
    s.frustum([x, 3.7, z + 1.4], [2.5, 2.2], [2.2, 1.5], 0.6, { base: '#60787f', layer: L + 2 });
    const pane = (pts, colour) => s.solid([Object.assign(pts, { n: [0, 0, -1], colour })], { layer: L + 3 });
    pane(
      [
        [x - 1.05, 2.3, z - 0.02],
        [x + 1.05, 2.3, z - 0.02],
        [x + 1.05, 3.4, z - 0.02],
        [x - 1.05, 3.4, z - 0.02],
      ],
      '#12282e',
    );
    range(4).forEach((k) =>
      pane(
        [
          [x - 0.7, 1.25 + k * 0.2, z - 0.02],
          [x + 0.7, 1.25 + k * 0.2, z - 0.02],
          [x + 0.7, 1.35 + k * 0.2, z - 0.02],
          [x - 0.7, 1.35 + k * 0.2, z - 0.02],
        ],
        '#14201f',
      ),
    );
    [1.1, 5.2, 9.6, 11, 12.4].forEach((k) =>
      s.tube([x - 1.28, 0.55, z + k], [x - 0.9, 0.55, z + k], 0.55, { n: 14, base: '#2c3d43', layer: L + 2.5 }),
    );
    [1.1, 5.2, 9.6, 11, 12.4].forEach((k) =>
      s.tube([x - 1.3, 0.55, z + k], [x - 1.2, 0.55, z + k], 0.25, { n: 10, base: '#7d969e', layer: L + 2.6 }),
    );
    for (const k of [-0.95, 0.95])
      lamp(s, [x + k, 1.35, z - 0.1], i ? 0.4 : 0.8, { layer: L + 4, strength: i ? 0.4 : 0.7 });
    range(7).forEach(() =>
      s.lump([x + p.random(-0.9, 0.9), 3.75, z + p.random(5, 13.5)], p.random(0.4, 0.8), {
        base: '#5d747b',
        layer: L + 1.05,
      }),
    );
  }
  s.draw();
  calm(p, { left: 0.35, bottom: 0.55 });
}
/** How many containers stand at a place. */
const tiersAt = (row, bay, lane) => (lane < 0 ? 0 : round(4.6 * noise(bay * 0.9 + row * 3, lane * 0.5, 4) ** 1.2));
export function terminal(p, { eye = [-52, 36, -66], at = [0, 1, 10], f = 2000, ember = 118 } = {}) {
  const s = new Scene(p, {
    eye,
    at,
    f,
    fog: '#22393d',
    reach: 420,
    levels: 6,
    digits: 0,
    warm: 0.6,
    edgeOpacity: 0.25,
  });
  sky(p, { horizon: s.horizon, sun: 1450, glow: 0.4, low: '#22474d' });
  const hues = ['#6b858d', '#4a7c7a', '#839ba3', '#7d6656', '#4f6770', '#6b858d'];
  let n = 0;
  for (let row = 4; row >= 0; row--) {
    for (let bay = 0; bay < 9; bay++) {
      for (let lane = 4; lane >= 0; lane--) {
        const tiers = tiersAt(row, bay, lane);
        for (let t = 0; t < tiers; t++) {
          if (t + 1 < tiers && t < tiersAt(row, bay, lane - 1)) continue;
          const [x, z] = [-58 + bay * 13.4, -22 + row * 24 + lane * 2.7];
          const base = n++ === ember ? '#e06a30' : hues[(n * 7 + bay + row) % 6];
          s.box([x, t * 2.6, z], [12.2, 2.6, 2.4], { base, layer: (8 - row) * 100 + (4 - lane) * 10 + t });
        }
      }
    }
    if (row % 2 === 1) {
      const [x, z] = [-34 + row * 12, -24 + row * 24];
      const L = (8 - row) * 100 + 70;
      for (const dx of [0, 13])
        for (const dz of [0, 16])
          s.rod(
            [
              [x + dx, 0, z + dz],
              [x + dx, 19, z + dz],
            ],
            0.9,
            '#8a6a4a',
            { layer: dz ? L - 69 : L },
          );
      for (const dx of [0, 13]) s.box([x + dx - 0.6, 19, z - 1], [1.2, 1.8, 18], { base: '#9a7650', layer: L + 1 });
      s.box([x + 2, 20.6, z + 6], [9, 2.4, 4], { base: '#8a6a4a', layer: L + 2 });
    }
  }
  [
    [-40, 30],
    [30, 60],
    [84, 110],
    [-20, 150],
  ].forEach(([x, z]) => {
    s.rod(
      [
        [x, 0, z],
        [x, 34, z],
      ],
      0.6,
      '#6d858d',
      { layer: 850 },
    );
    range(3).forEach((i) => lamp(s, [x - 2 + i * 2, 34.5, z], 1.8, { layer: 851, strength: 0.45 }));
  });
  s.draw();
  calm(p, { left: 0.35, bottom: 0.55 });
}
export function berth(p, { eye = [-70, 13, -95], at = [4, 23, 10], f = 1500, sun = 1500 } = {}) {
  const s = new Scene(p, { eye, at, f, fog: '#1b3b43', reach: 340, warm: 0.7 });
  sky(p, { horizon: s.horizon, sun, glow: 0.55 });
  sea(p, s.horizon, sun, { n: 200 });
  s.box([-200, -2, -8], [420, 3.6, 26], { base: '#2c3f45', layer: -2 });
  s.box([-90, 1, 30], [190, 13, 24], { base: '#3b535b', layer: -3 });
  s.box([-84, 14, 32], [20, 18, 20], { base: '#5b727a', layer: -3 });
  [-46, 0, 46].forEach((x, i) => {
    const L = 10 - i;
    for (const dx of [0, 16])
      for (const z of [-6, 14])
        s.rod(
          [
            [x + dx, 1.6, z],
            [x + dx * 0.75 + 2, 30, z * 0.6 + 2],
          ],
          1.1,
          '#5d757d',
          { layer: L },
        );
    s.rod(
      [
        [x, 12, -6],
        [x + 16, 12, -6],
      ],
      0.8,
      '#5d757d',
      { layer: L },
    );
    s.rod(
      [
        [x, 2, -6],
        [x + 15, 28, -2],
      ],
      0.5,
      '#4b626a',
      { layer: L },
    );
    s.truss([x + 8, 30, -34], [x + 8, 30, 62], 3.4, 22, 0.55, '#6b838b');
    s.items.slice(-3).forEach((item) => Object.assign(item, { layer: L + 0.2 }));
    const house = s.box([x + 3, 30, -2], [10, 6, 9], { base: '#60787f', layer: L + 0.3 });
    s.windows(house, 'front', 4, 1, { lit: 0.9, fill: 0.5 });
    s.rod(
      [
        [x + 8, 33, -34],
        [x + 8, 50, 2],
        [x + 8, 33, 60],
      ],
      0.4,
      '#8199a1',
      { layer: L + 0.3 },
    );
    s.rod(
      [
        [x + 8, 36, 2],
        [x + 8, 50, 2],
      ],
      0.8,
      '#6b838b',
      { layer: L + 0.3 },
    );
    const [gz, gy] = [
      [-22, 14],
      [-24, 21],
      [-20, 10],
    ][i];
    for (const k of [-0.8, 0.8])
      s.rod(
        [
          [x + 8 + k, 30, gz],
          [x + 8 + k * 0.5, gy + 3, gz],
        ],
        0.16,
        '#9ab0b7',
        { layer: L + 0.4 },
      );
    for (const k of [-1, 1]) {
      const jaw = [
        [0, 2.8],
        [2.6, 2.2],
        [3.3, 0.4],
        [2.2, -1.6],
        [0.35, -2.6 + (i === 1 ? 0.4 : 0)],
      ].map(([a, b]) => [x + 8 + k * (a + (i === 1 ? 0.5 : 0)), gy + b, gz]);
      s.solid([Object.assign(jaw, { n: [0, 0, -1], colour: i === 1 ? '#8a4b2a' : '#30454c' })], { layer: L + 0.5 });
    }
    lamp(s, [x + 8, 31, -8], 2, { layer: L + 1, strength: 0.6 });
    if (i === 1)
      range(14).forEach(() =>
        s.lump([x + 8 + p.random(-1.4, 1.4), p.random(3, gy - 3), gz + p.random(-0.5, 0.5)], p.random(0.15, 0.45), {
          base: '#8a9ea5',
          layer: L,
        }),
      );
    range(16).forEach(() =>
      s.lump(
        [x + 8 + p.random(-9, 9) * p.random(), 2 + p.random(0, 1) ** 2 * 2.4, -22 + p.random(-4, 4)],
        p.random(0.6, 1.5),
        { base: '#4d646b', layer: L - 0.5 },
      ),
    );
  });
  s.box([-200, -6, -34], [420, 7.6, 26], { base: '#27383d', layer: -1 });
  s.draw();
  calm(p, { left: 0.4, bottom: 0.6 });
}
export function spheres(p) {
  const s = new Scene(p, { eye: [-24, 7, -46], at: [2, 10.5, 4], fog: '#1b3d45', reach: 170, warm: 0.8 });
  sky(p, { horizon: s.horizon, sun: 1500, glow: 0.5 });
  rule(
    s,
    range(16).map((i) => -50 + i * 8),
    -40,
    80,
    '#2c3f45',
    0.12,
  );
  [
    [34, 34],
    [10, 36],
    [-14, 38],
    [23, 8],
    [-2, 10],
  ].forEach(([x, z], i) => {
    const [r, y] = [8.2, 11.6];
    const legs = ring(10, r * 0.98, x, z, 0.2);
    for (const [a, b] of legs)
      s.rod(
        [
          [a, 0, b],
          [a, y, b],
        ],
        0.5,
        '#465d65',
        { layer: b > z ? i * 10 : i * 10 + 3 },
      );
    legs.forEach(([a, b], k) =>
      s.rod(
        [
          [a, 1.5, b],
          [legs[(k + 1) % 10][0], 8.5, legs[(k + 1) % 10][1]],
        ],
        0.16,
        '#3c5259',
        { layer: b > z ? i * 10 : i * 10 + 3 },
      ),
    );
    s.ball([x, y, z], r, { base: '#7b939b', rim: 0.6, layer: i * 10 + 1 });
    const arc = (f) =>
      range(25)
        .map(f)
        .filter(
          (q) => (q[0] - x) * (s.eye[0] - x) + (q[1] - y) * (s.eye[1] - y) + (q[2] - z) * (s.eye[2] - z) > r * r * 0.96,
        );
    range(10).forEach((k) => {
      const line = arc((t) => [
        x + r * sin((t * PI) / 24) * cos((k * PI) / 5),
        y + r * cos((t * PI) / 24),
        z + r * sin((t * PI) / 24) * sin((k * PI) / 5),
      ]);
      if (line.length > 2) s.rod(line, 0.05, '#a9c0c6', { layer: i * 10 + 2, opacity: 0.35 });
    });
    [-0.5, 0, 0.5].forEach((t) => {
      const line = range(61)
        .map((k) => [
          x + r * cos(t) * cos((k * PI) / 30 + 0.9),
          y + r * sin(t),
          z + r * cos(t) * sin((k * PI) / 30 + 0.9),
        ])
        .filter(
          (q) => (q[0] - x) * (s.eye[0] - x) + (q[1] - y) * (s.eye[1] - y) + (q[2] - z) * (s.eye[2] - z) > r * r * 0.96,
        );
      s.rod(line, t ? 0.05 : i === 4 ? 0.22 : 0.3, t ? '#a9c0c6' : i === 4 ? EMBER : '#a9c0c6', {
        layer: i * 10 + 2,
        opacity: t ? 0.35 : 0.75,
      });
    });
    s.rod(
      ring(24, 2.6, x, z).map(([a, b]) => [a, y + r + 1.2, b]),
      0.14,
      '#8ea5ac',
      { layer: i * 10 + 3, close: true },
    );
    const stair = range(20).map((k) => [
      x + (r + 1) * cos(-2.9 + k * 0.11),
      0.3 + k * 1.02,
      z + (r + 1) * sin(-2.9 + k * 0.11) * (1 - k / 60),
    ]);
    s.rod(stair, 0.22, '#8ea5ac', { layer: i * 10 + 4 });
    s.rod(
      stair.map((q) => add(q, [0, 1.1, 0])),
      0.1,
      '#8ea5ac',
      { layer: i * 10 + 4 },
    );
  });
  s.truss([-60, 5, -8], [60, 5, -8], 1.6, 40, 0.18, '#4d656d');
  range(9).forEach((i) => lamp(s, [-30 + i * 11, 7.4, -8], 1, { layer: 60, strength: 0.5 }));
  s.draw();
  calm(p, { left: 0.4, bottom: 0.55 });
}
export function dome(p) {
  const s = new Scene(p, {
    eye: [-52, 14, -92],
    at: [6, 18, 0],
    fog: '#1b3d45',
    reach: 330,
    warm: 0.75,
    edgeOpacity: 0.3,
  });
  sky(p, { horizon: s.horizon, sun: 1520, glow: 0.55 });
  const [R, rings, slices] = [36, 9, 36];
  const at = (i, k) => {
    const [a, b] = [((i + (k % 2) / 2) * 2 * PI) / slices, (k / rings) * (PI / 2) * 0.96];
    return [8 + R * cos(b) * cos(a), 3 + R * 0.92 * sin(b), R * cos(b) * sin(a)];
  };
  const faces = range(rings).flatMap((k) =>
    range(slices).flatMap((i) => {
      const j = k % 2 ? i + 1 : i;
      return [
        [at(i, k), at(i + 1, k), at(j, k + 1)],
        [at(i + (k % 2 ? 0 : 1), k), at(i + (k % 2 ? 0 : 1), k + 1), at(i + (k % 2 ? 1 : 0), k + 1)],
      ];
    }),
  );
  s.solid(faces, { base: '#5f7880', layer: 1 });
  s.tube([8, 0, 0], [8, 3, 0], R * 1.01, { n: 48, base: '#3a5058', layer: 0.9, edge: false });
  s.tube([8, 36, 0], [8, 42, 0], 3.4, { n: 14, base: '#5d757d', layer: 2 });
  gallery(s, [-98, 4, -14], [7, 40, -1], { legs: 6, w: 3, h: 3, layer: 2.5 });
  const house = s.box([-110, 0, -20], [18, 14, 14], { base: '#465d65', layer: 2.6 });
  s.windows(house, 'front', 6, 3, { lit: 0.6 });
  s.tube([8, 42, 0], [8, 43.4, 0], 4, { n: 14, base: '#8199a1', layer: 2.1 });
  lamp(s, [8, 44.5, 0], 3, { layer: 3 });
  range(9).forEach((i) =>
    lamp(s, [8 + (R + 1) * cos(PI + 0.4 + i * 0.3), 4.4, (R + 1) * sin(PI + 0.4 + i * 0.3)], 1.5, {
      layer: 3,
      strength: 0.5,
    }),
  );
  s.draw();
  calm(p, { left: 0.3, bottom: 0.55 });
}
export function conveyor(p, { eye = [-30, 4, -46], at = [6, 15, 0], f = 1400 } = {}) {
  const s = new Scene(p, { eye, at, f, fog: '#1b3d45', reach: 200, warm: 0.75, levels: 6, digits: 0 });
  sky(p, { horizon: s.horizon, sun: 1420, glow: 0.6 });
  const [a, b] = [
    [-46, 3, 6],
    [26, 30, 0],
  ];
  const run = add(b, a, -1);
  for (const z of [-1.7, 1.7]) {
    const off = [0, 0, z];
    s.rod([add(a, off), add(b, off)], 0.45, '#7a929a', { layer: z < 0 ? 3 : 1 });
    s.rod([add(add(a, off), [0, 3.2, 0]), add(add(b, off), [0, 3.2, 0])], 0.4, '#7a929a', { layer: z < 0 ? 3 : 1 });
    const [node, up] = [(i) => add(add(a, run, i / 24), off), [0, 3.2, 0]];
    s.rods(
      range(24).flatMap((i) => [
        [node(i), add(node(i), up)],
        i % 2 ? [add(node(i), up), node(i + 1)] : [node(i), add(node(i + 1), up)],
      ]),
      0.22,
      '#5d757d',
      { layer: z < 0 ? 3 : 1 },
    );
  }
  s.solid([[add(a, [0, 1, -1.4]), add(b, [0, 1, -1.4]), add(b, [0, 1, 1.4]), add(a, [0, 1, 1.4])]], {
    base: '#2a3c42',
    layer: 2,
  });
  range(52).forEach((i) =>
    s.lump(add(add(a, run, i / 52), [0, 1.5, p.random(-0.8, 0.4)]), p.random(0.4, 0.8), {
      detail: -1,
      base: '#6f868e',
      layer: 2.2,
    }),
  );
  [0.2, 0.42, 0.64, 0.86].forEach((t) => {
    const q = add(a, run, t);
    for (const z of [-1.7, 1.7])
      for (const k of [-1, 1])
        s.rod(
          [
            [q[0], q[1], z],
            [q[0] + k * 3 * t, 0, z * 2.2],
          ],
          0.45,
          '#465d65',
          { layer: 0.5 },
        );
    range(4).forEach((i) =>
      s.rod(
        [
          [q[0] - 2.6 * t, (q[1] * i) / 5, -3.4],
          [q[0] + 2.6 * t, (q[1] * (i + 1)) / 5, -3],
        ],
        0.18,
        '#3c5259',
        { layer: 0.5 },
      ),
    );
  });
  const head = s.box([25, 27, -3.4], [8, 9, 7], { base: '#5d757d', layer: 4 });
  s.windows(head, 'front', 4, 3, { lit: 0.7, fill: 0.4 });
  s.tube([33.5, 27, 0], [33.5, 31, 0], 1.3, { n: 12, base: '#6b838b', layer: 4 });
  const top = [33.5, 11];
  range(150).forEach(() => {
    const t = p.random() ** 0.8;
    s.push([33.5, 20, 0], 3.6, () => {
      const [x, y] = s.project([top[0] + p.random(-0.8, 0.8) * (0.5 + t), 27 - t * 17, p.random(-0.6, 0.6)]);
      p.line(
        [
          [x, y],
          [x, y + 8 + t * 26],
        ],
        p.random() < 0.3 ? EMBER : '#8ea5ac',
        1.6,
        { strokeOpacity: 0.5 },
      );
    });
  });
  for (let k = 0; k < 120; k++) {
    const [t, w] = [PI * (1 + p.random()), sqrt(p.random()) * 19];
    const [x, z] = [33.5 + w * cos(t), w * sin(t)];
    s.lump([x, pile(x, z), z], p.random(0.5, 1.5), { detail: -1, base: '#6b838b', layer: 3.5 - (z + 20) / 100 });
  }
  s.frustum([33.5, 0, 0], [36, 36], [2, 2], 10.5, { base: '#1c2a2f', layer: 3.1, edge: false });
  range(6).forEach((i) => lamp(s, add(add(a, run, 0.1 + i * 0.16), [0, 4.4, -1.9]), 1, { layer: 4, strength: 0.5 }));
  s.draw();
  calm(p, { left: 0.45, bottom: 0.55 });
}
export function anodeHall(p) {
  const s = new Scene(p, {
    eye: [-5, 6.4, -9],
    at: [1.4, 4.6, 22],
    f: 1350,
    fog: '#12282d',
    reach: 75,
    warm: 0.4,
    sun: [0, -1, 0.1],
    levels: 10,
  });
  studio(p, { x: 0.55, y: 0.45 });
  hall(s, { w: 15, h: 12, bays: 11, bay: 7 });
  for (let i = 10; i >= 0; i--) {
    for (const x of [-9.5, -3.2, 3.2, 9.5]) {
      const z = i * 6.4 - 1;
      const hot = i === 3 && x === 3.2;
      s.paint(
        [
          [
            [x - 2.4, 0.03, z],
            [x + 2.4, 0.03, z],
            [x + 2.4, 0.03, z + 4.6],
            [x - 2.4, 0.03, z + 4.6],
          ],
        ],
        hot ? '#8a3c1a' : '#060a0b',
        { layer: -3.4 },
      );
      range(3).forEach((k) =>
        s.paint(
          [
            [
              [x - 2.1 + k * 1.5, 0.05, z + 0.4],
              [x - 1 + k * 1.5, 0.05, z + 0.4],
              [x - 1 + k * 1.5, 0.05, z + 4.2],
              [x - 2.1 + k * 1.5, 0.05, z + 4.2],
            ],
          ],
          hot ? EMBER : s.hazed('#22343a', z + 9),
          { layer: -3.3 },
        ),
      );
      if ((i * 3 + x * 10) % 4 < 1.4 && !hot)
        range(2).forEach((k) =>
          s.box([x - 1.9 + k * 2, 0.05, z + 0.6], [1.7, 1.3 + k * 0.5, 3.4], { base: '#4c636b', layer: -i }),
        );
    }
  }
  pool(s, [3.2, 0.1, 20.5], 5, 0.55, EMBER);
  s.box([-14.6, 9.6, 30], [29.2, 1.3, 1.4], { base: '#7d6a4f', layer: -0.5 });
  s.box([-14.6, 9.6, 33.5], [29.2, 1.3, 1.4], { base: '#7d6a4f', layer: -0.6 });
  s.box([1.5, 9.9, 29.6], [4, 2, 5.6], { base: '#5d757d', layer: -0.4 });
  s.rods(
    [
      [
        [2.8, 9.8, 31],
        [2.8, 4, 31],
      ],
      [
        [4.2, 9.8, 31],
        [4.2, 4, 31],
      ],
    ],
    0.12,
    '#9ab0b7',
    { layer: -0.3 },
  );
  s.box([1.6, 2.6, 30], [3.8, 1.5, 2], { base: '#5b727a', layer: -0.3 });
  s.draw();
  calm(p, { left: 0.35, bottom: 0.5 });
}
export function castLine(p) {
  const s = new Scene(p, {
    eye: [-6.5, 4.6, -9],
    at: [1.2, 1.8, 9],
    f: 1400,
    fog: '#132b31',
    reach: 60,
    warm: 0.7,
    levels: 10,
    sun: [0.3, 0.2, 0.9],
  });
  studio(p, { x: 0.55, y: 0.4 });
  hall(s, { w: 15, h: 9, bays: 9, bay: 7 });
  for (let i = 44; i >= 0; i--)
    s.tube([-1.8, 0.9, -6 + i * 1.1], [5.4, 0.9, -6 + i * 1.1], 0.26, { n: 10, base: '#6b838b', layer: 1 });
  for (const x of [-2.1, 5.4]) s.box([x, 0.2, -8], [0.35, 1.1, 52], { base: '#41575f', layer: x < 0 ? 3 : 0.5 });
  range(6).forEach((i) => {
    const x = -1 + i * 1.05;
    s.tube([x, 1.55, -2], [x, 1.55, 26], 0.42, { n: 20, base: '#93a9b1', layer: 2 + i * 0.01 });
    s.paint([ring(22, 0.36, x, 1.55).map(([a, b]) => [a, b, -2.02])], i === 3 ? EMBER : '#5d737b', { layer: 2.5 });
  });
  s.box([-4, 0, 26], [12, 6.4, 9], { base: '#41575f', layer: 0.8 });
  s.paint(
    [
      [
        [-1.9, 0.7, 25.98],
        [5.3, 0.7, 25.98],
        [5.3, 2.9, 25.98],
        [-1.9, 2.9, 25.98],
      ],
    ],
    '#b4592b',
    { layer: 1.5, opacity: 0.9 },
  );
  s.paint(
    [
      [
        [-1.9, 0.7, 25.97],
        [5.3, 0.7, 25.97],
        [5.3, 1.7, 25.97],
        [-1.9, 1.7, 25.97],
      ],
    ],
    '#e08a4c',
    { layer: 1.6, opacity: 0.55 },
  );
  pool(s, [1.7, 1.4, 25], 6, 0.45);
  [8, 18].forEach((z) => {
    s.rods(
      [
        [
          [-3.4, 0, z],
          [-3.4, 5.4, z],
          [6.8, 5.4, z],
          [6.8, 0, z],
        ],
      ],
      0.42,
      '#6d7f7c',
      { layer: z < 10 ? 2.7 : 2.6 },
    );
    s.rods(
      [
        [
          [1.7, 5.2, z],
          [1.7, 3.2, z],
        ],
      ],
      0.5,
      '#5d757d',
      { layer: z < 10 ? 2.7 : 2.6 },
    );
  });
  s.draw();
  calm(p, { left: 0.35, bottom: 0.5 });
}
export function warehouse(p) {
  const s = new Scene(p, {
    eye: [-3, 4.4, -10],
    at: [0.8, 3.9, 20],
    f: 1350,
    fog: '#16313a',
    reach: 60,
    warm: 0.5,
    levels: 8,
    sun: [0.2, 0.3, 0.9],
    edgeOpacity: 0.2,
  });
  studio(p, { x: 0.5, y: 0.4 });
  hall(s, { w: 13, h: 10, bays: 9, bay: 7 });
  for (let i = 8; i >= 0; i--) {
    for (const x of i < 5 ? [-8.6, -6, 4.4, 7] : [-6, 4.4]) {
      const tiers = 2 + round(1.9 * noise(i * 0.8, x * 0.31, 2));
      for (let t = 0; t < tiers; t++) {
        const z = i * 5.4 - 1;
        const L = (9 - i) * 100 + t + (12 - abs(x)) * 4;
        const ember = i === 2 && x === 4.4 && t === 1;
        s.box([x, t * 2.1, z], [2.2, 0.2, 2.2], { base: '#5a5040', layer: L });
        s.frustum([x + 1.1, t * 2.1 + 0.2, z + 1.1], [2.1, 2.1], [2.25, 2.25], 1.4, {
          base: ember ? '#d9682f' : '#84989f',
          layer: L + 0.1,
        });
        s.frustum([x + 1.1, t * 2.1 + 1.6, z + 1.1], [2.25, 2.25], [1.5, 1.5], 0.28, {
          base: ember ? '#d9682f' : '#84989f',
          layer: L + 0.2,
        });
      }
    }
  }
  rule(s, [-3.2, 3.6], -10, 60, '#8a7a50', 0.14);
  range(7).forEach((i) => {
    s.rod(
      [
        [0, 12, 4 + i * 8],
        [0, 9.6, 4 + i * 8],
      ],
      0.06,
    );
    lamp(s, [0, 9.5, 4 + i * 8], 1.2, { strength: 0.35 });
  });
  s.draw();
  calm(p, { left: 0.3, bottom: 0.5 });
}
/** Vials of powder on a bench, before the line of a diffraction measurement with its one tall peak. */
export function laboratory(p, { vials = 8, x0 = 760, peak = 1290 } = {}) {
  studio(p, { x: 0.66, y: 0.36, r: 0.72, light: '#204e57' });
  range(13).forEach((i) =>
    p.line(
      [
        [0, 90 + i * 58],
        [W, 90 + i * 58],
      ],
      '#7d969d',
      1,
      { opacity: 0.1 },
    ),
  );
  range(25).forEach((i) =>
    p.line(
      [
        [i * 80, 40],
        [i * 80, 800],
      ],
      '#7d969d',
      1,
      { opacity: 0.08 },
    ),
  );
  const curve = range(320)
    .map((i) => i * 6.02)
    .map((x) => [
      x,
      640 -
        20 * noise(x * 0.05, 1, 3) -
        470 * bell(x, peak, 34) -
        62 * bell(x, peak + 330, 60) -
        26 * bell(x, peak - 410, 140) -
        40 * bell(x, peak + 500, 22),
    ]);
  p.line(curve, '#a9c0c6', 1.6, { opacity: 0.6 });
  p.glow(peak, 170, 150, 0.35);
  p.line(
    curve.filter(([x]) => abs(x - peak) < 72),
    EMBER,
    3,
  );
  p.rect(0, 820, W, 260, p.down([0, '#22383e'], [0.06, '#13252a'], [1, COAL]));
  p.line(
    [
      [0, 820],
      [W, 820],
    ],
    '#7d969d',
    1.4,
    { opacity: 0.6 },
  );
  range(vials).forEach((i) => {
    const [x, w, h] = [x0 + i * 138, 84, 330];
    const [top, base] = [905 - h, 905];
    const full = [0.22, 0.3, 0.36, 0.42, 0.5, 0.55, 0.62, 0.7][i % 8] * h;
    const tone = mix('#0b1012', '#66787f', i / (vials + 1));
    p.tag('ellipse', { cx: x + w / 2, cy: base + 6, rx: w * 0.8, ry: 13, fill: COAL, opacity: 0.6 });
    const body = `M${x} ${top}V${base - 8}q${w / 2} 22 ${w} 0V${top}`;
    p.tag('path', {
      d: `M${x} ${round(base - full)}V${base - 8}q${w / 2} 22 ${w} 0V${round(base - full)}q${-w / 2} 20 ${-w} 0`,
      fill: p.across([0, mix(COAL, tone, 0.5)], [0.25, tone], [0.7, mix(COAL, tone, 0.4)], [1, '#3a2a22']),
    });
    p.tag('ellipse', { cx: x + w / 2, cy: round(base - full), rx: w / 2, ry: 9, fill: mix(tone, MIST, 0.22) });
    p.tag('path', {
      d: body,
      fill: '#9fc0c7',
      fillOpacity: 0.07,
      stroke: '#b9cdd2',
      strokeOpacity: 0.6,
      strokeWidth: 1.5,
    });
    p.rect(x + 10, top + 10, 6, h - 40, '#cfe0e4', { opacity: 0.18 });
    p.rect(
      x - 5,
      top - 44,
      w + 10,
      46,
      p.across([0, '#16252a'], [0.25, '#566d75'], [0.6, '#1b2b30'], [0.95, '#5a4234'], [1, '#2a2422']),
    );
    range(8).forEach((k) =>
      p.line(
        [
          [x + w - (k % 4 ? 14 : 24), base - 40 - k * 30],
          [x + w - 4, base - 40 - k * 30],
        ],
        '#c9d6da',
        1,
        { opacity: 0.4 },
      ),
    );
  });
  calm(p, { left: 0.45, bottom: 0.4 });
}
export function windSolar(p) {
  const s = new Scene(p, {
    eye: [-16, 9, -38],
    at: [3, 13, 20],
    fog: '#1b3d45',
    reach: 300,
    warm: 0.8,
    levels: 10,
    edgeOpacity: 0.3,
  });
  sky(p, { horizon: s.horizon, sun: 1380, glow: 0.6 });
  for (let j = 9; j >= 0; j--) {
    for (let i = -9; i < 10; i++) {
      const [x, z] = [i * 9.4, -14 + j * 11];
      const panel = Object.assign(
        [
          [x, 1, z],
          [x + 8.6, 1, z],
          [x + 8.6, 4.6, z + 5],
          [x, 4.6, z + 5],
        ],
        { n: unit([0, 0.8, -0.6]) },
      );
      if (!s.outline(panel)) continue;
      s.solid([panel], { base: '#3b626a', layer: (9 - j) * 10 });
      const at = (u, v) => [x + 8.6 * u, 1 + 3.6 * v, z + 5 * v - 0.02];
      s.rods(
        [...range(7, 1).map((k) => [at(k / 8, 0), at(k / 8, 1)]), ...[1 / 3, 2 / 3].map((v) => [at(0, v), at(1, v)])],
        0.06,
        '#8aa3aa',
        { layer: (9 - j) * 10 + 1, opacity: 0.4 },
      );
      if (i === 1 && j === 2) s.rods([[at(0, 1), at(1, 1)]], 0.16, EMBER, { layer: (9 - j) * 10 + 2 });
    }
  }
  [
    [-58, 190, 0.3],
    [-8, 230, 1.2],
    [36, 120, 0.75],
    [74, 210, 0.1],
    [118, 260, 1.5],
  ].forEach(([x, z, turn]) => {
    const top = [x, 56, z];
    s.tube([x, 0, z], top, 1.5, { n: 10, r2: 0.8, base: '#8199a1', layer: -2, edge: false });
    range(3).forEach((k) => {
      const a = turn + (k * 2 * PI) / 3;
      const q = (l, w) => [top[0] + l * cos(a) - w * sin(a), top[1] + l * sin(a) + w * cos(a), z - 2];
      s.paint([[q(0, -0.5), q(6, -1.3), q(27, -0.15), q(27, 0.15), q(0, 0.6)]], s.hazed('#9fb4ba', z), { layer: -1.9 });
    });
    s.ball([x, 56, z - 2], 1.7, { layer: -1.8 });
  });
  s.draw();
  calm(p, { left: 0.4, bottom: 0.55 });
}
/** Bare trees, branch by branch, and their reflection. */
export function trees(p) {
  const shore = 720;
  sky(p, { horizon: shore, sun: 1430, glow: 0.6, ground: '#0d1c20' });
  const far = range(97).map((i) => [i * 20, shore - 26 - 70 * noise(i * 0.07, 3, 2) ** 1.5]);
  p.shape([...far, [W, shore], [0, shore]], '#12262b', { digits: 0 });
  const strokes = range(5).map(() => '');
  const grow = (x, y, a, l, depth) => {
    const [u, v] = [x + l * cos(a), y - l * sin(a)];
    strokes[depth] += `M${round(x)} ${round(y)}L${round(u)} ${round(v)}`;
    if (depth)
      range(depth > 2 ? 3 : 2).forEach((k) =>
        grow(
          u,
          v,
          a + (k - (depth > 2 ? 1 : 0.5)) * p.random(0.35, 0.6) + p.random(-0.12, 0.12),
          l * p.random(0.6, 0.76),
          depth - 1,
        ),
      );
  };
  [140, 330, 470, 700, 905, 1090, 1300, 1480, 1640, 1800].forEach((x, i) =>
    grow(
      x + p.random(-20, 20),
      shore + 2,
      PI / 2 + p.random(-0.05, 0.05),
      [132, 150, 104, 92, 118, 140, 166, 196, 150, 178][i],
      4,
    ),
  );
  strokes.forEach((d, i) =>
    p.line(d, ['#3a535a', '#2c4248', '#1e3035', '#14221f', '#0c1517'][i], [1, 1.6, 3, 5.5, 9][i], {
      strokeLinecap: 'round',
    }),
  );
  strokes.forEach(
    (d, i) =>
      i > 1 &&
      p.line(d, '#071012', [1, 1.4, 3, 5.5, 9][i], {
        transform: `matrix(1 0 0 -.7 0 ${shore * 1.7 + 4})`,
        opacity: 0.55,
      }),
  );
  p.rect(0, shore, W, 3, '#060b0c');
  sea(p, shore, 1430, { n: 300, spread: 70 });
  p.line(
    [
      [1210, shore + 1],
      [1660, shore + 1],
    ],
    EMBER,
    2,
    { opacity: 0.85 },
  );
  calm(p, { left: 0.35, bottom: 0.5 });
}
function table(s, [x, y, z], [w, d], base = '#6b838b', layer = 0) {
  s.box([x - w / 2, y - 0.1, z - d / 2], [w, 0.1, d], { base, layer: layer + 0.2 });
  s.rods(
    [-1, 1].flatMap((i) =>
      [-1, 1].map((k) => [
        [x + (i * w) / 2.2, 0, z + (k * d) / 2.2],
        [x + (i * w) / 2.2, y, z + (k * d) / 2.2],
      ]),
    ),
    0.07,
    '#465d65',
    { layer },
  );
}
function chair(s, [x, z], side, layer = 0, base = '#3b5159') {
  s.box([x - 0.28, 0.5, z - 0.28], [0.56, 0.1, 0.56], { base, layer });
  s.box([x - 0.28 + (side > 0 ? 0.5 : 0), 0.6, z - 0.28], [0.07, 0.75, 0.56], {
    base,
    layer: layer + (side > 0 ? 0.05 : -0.05),
  });
  s.rods(
    [
      [
        [x, 0, z],
        [x, 0.5, z],
      ],
    ],
    0.09,
    '#31464d',
    { layer: layer - 0.1 },
  );
}
export function boardroom(p) {
  const s = new Scene(p, {
    eye: [-2.3, 2.15, -5.4],
    at: [0.7, 1.35, 5],
    f: 1350,
    fog: '#14292e',
    reach: 40,
    warm: 0.8,
    sun: [0.4, 0.3, 0.8],
    edgeOpacity: 0.25,
  });
  sky(p, { horizon: s.horizon, sun: 1250, glow: 0.6 });
  const city = range(46).map((i) => [i * 44 - 20, s.horizon - 16 - 130 * uneven(i)]);
  p.shape(
    [
      ...city.flatMap(([x, y]) => [
        [x, y],
        [x + 44, y],
      ]),
      [W + 40, s.horizon + 30],
      [-40, s.horizon + 30],
    ],
    '#0f2228',
  );
  ground(s, '#1b282c');
  s.solid(
    [
      Object.assign(
        [
          [-6, 3.6, -9],
          [6, 3.6, -9],
          [6, 3.6, 12],
          [-6, 3.6, 12],
        ],
        { n: [0, -1, 0], colour: '#0a1113' },
      ),
    ],
    { layer: -4, edge: false },
  );
  s.solid(
    [
      Object.assign(
        [
          [-6, 0, -9],
          [-6, 3.6, -9],
          [-6, 3.6, 12],
          [-6, 0, 12],
        ],
        { n: [1, 0, 0], colour: '#0c1517' },
      ),
    ],
    { layer: -4, edge: false },
  );
  s.solid(
    [
      Object.assign(
        [
          [-6, 0, 12],
          [6, 0, 12],
          [6, 0.5, 12],
          [-6, 0.5, 12],
        ],
        { n: [0, 0, -1], colour: '#0b1315' },
      ),
    ],
    { layer: -3.9, edge: false },
  );
  s.rods(
    range(9).map((i) => [
      [-6 + i * 1.5, 0, 12],
      [-6 + i * 1.5, 3.6, 12],
    ]),
    0.09,
    '#0a1214',
    { layer: -3.5 },
  );
  s.rods(
    range(12).map((i) => [
      [6, 0, -6 + i * 1.6],
      [6, 3.6, -6 + i * 1.6],
    ]),
    0.09,
    '#0a1214',
    { layer: -3.5 },
  );
  s.paint(
    [-1.2, 1.2].map((x) => [
      [x - 0.05, 3.58, -4],
      [x + 0.05, 3.58, -4],
      [x + 0.05, 3.58, 11],
      [x - 0.05, 3.58, 11],
    ]),
    '#8fb0b6',
    { layer: -3, opacity: 0.7 },
  );
  range(8).forEach((i) => chair(s, [1.75, 8 - i * 1.3], 1, 1 + i * 0.01));
  s.box([-1.15, 0.72, -2.2], [2.3, 0.09, 11], { base: '#7d949b', layer: 2 });
  s.box([-0.5, 0, 0], [1, 0.72, 7], { base: '#2c4047', layer: 1.5 });
  s.paint(
    [
      [
        [-0.02, 0.82, -2.2],
        [0.02, 0.82, -2.2],
        [0.02, 0.82, 8.8],
        [-0.02, 0.82, 8.8],
      ],
    ],
    EMBER,
    { layer: 2.1 },
  );
  range(8).forEach((i) =>
    s.paint(
      [0.5, -0.95].map((x) => [
        [x, 0.82, 7.7 - i * 1.3],
        [x + 0.45, 0.82, 7.7 - i * 1.3],
        [x + 0.45, 0.82, 8.02 - i * 1.3],
        [x, 0.82, 8.02 - i * 1.3],
      ]),
      '#a9bcc2',
      { layer: 2.1, opacity: 0.5 },
    ),
  );
  range(8).forEach((i) => chair(s, [-1.75, 8 - i * 1.3], -1, 3 + i * 0.01));
  s.draw();
  calm(p, { left: 0.35, bottom: 0.5 });
}
export function workshop(p) {
  const s = new Scene(p, {
    eye: [-6, 4.2, -8],
    at: [1, 1.9, 8],
    f: 1350,
    fog: '#143037',
    reach: 55,
    warm: 0.6,
    levels: 10,
    sun: [0.4, 0.4, 0.7],
    edgeOpacity: 0.22,
  });
  studio(p, { x: 0.5, y: 0.4 });
  hall(s, { w: 12, h: 6.5, bays: 7, bay: 6, roof: 2.4 });
  for (let j = 5; j >= 0; j--) {
    for (const x of [-6.5, -1.6, 3.3, 8.2]) {
      const z = j * 4.6 - 1;
      const L = (5 - j) * 10;
      table(s, [x, 0.95, z], [3.4, 1.4], '#6b838b', L);
      s.box([x - 1.55, 0.1, z - 0.4], [0.9, 0.75, 0.9], { base: '#3b5159', layer: L + 0.1 });
      s.box([x - 0.5, 0.95, z - 0.05], [0.36, 0.5, 0.42], { base: '#7d949b', layer: L + 0.4 });
      s.tube([x - 0.5, 1.32, z - 0.3], [x - 0.5, 1.32, z + 0.5], 0.1, { n: 8, base: '#93a9b1', layer: L + 0.5 });
      s.box([x + 0.35, 0.95, z + 0.3], [1.1, 0.85, 0.08], { base: '#33484f', layer: L + 0.4 });
      const ember = j === 1 && x === 3.3;
      s.paint(
        [
          [
            [x + 0.42, 1.03, z + 0.28],
            [x + 1.38, 1.03, z + 0.28],
            [x + 1.38, 1.73, z + 0.28],
            [x + 0.42, 1.73, z + 0.28],
          ],
        ],
        '#2f6468',
        { layer: L + 0.5 },
      );
      s.rods(
        [range(12).map((k) => [x + 0.46 + k * 0.08, 1.3 + 0.25 * uneven(k + j * 9 + x), z + 0.27])],
        0.035,
        ember ? EMBER : '#a9c8cc',
        { layer: L + 0.6 },
      );
      s.rods(
        [
          [
            [x, 7, z],
            [x, 3.5, z],
          ],
        ],
        0.04,
        '#5a7179',
        { layer: L + 0.6 },
      );
      s.tube([x, 3.2, z], [x, 3.55, z], 0.55, { n: 14, r2: 0.12, base: '#566d75', layer: L + 0.6 });
      lamp(s, [x, 3.2, z], 0.8, { layer: L + 0.7, strength: 0.3 });
    }
  }
  s.draw();
  calm(p, { left: 0.35, bottom: 0.5 });
}
export function canteen(p) {
  const s = new Scene(p, {
    eye: [-4.6, 2.7, -7],
    at: [1.2, 1.75, 7],
    f: 1350,
    fog: '#17323a',
    reach: 45,
    warm: 0.7,
    levels: 10,
    sun: [0.2, 0.9, 0.2],
    edgeOpacity: 0.24,
  });
  studio(p, { x: 0.5, y: 0.35 });
  ground(s, '#223036');
  s.solid(
    [
      Object.assign(
        [
          [-14, 0, 26],
          [14, 0, 26],
          [14, 5, 26],
          [-14, 5, 26],
        ],
        { n: [0, 0, -1], colour: '#142a30' },
      ),
    ],
    { layer: -4, edge: false },
  );
  s.paint(
    range(7).map((i) => [
      [-13 + i * 3.8, 0.9, 25.9],
      [-9.9 + i * 3.8, 0.9, 25.9],
      [-9.9 + i * 3.8, 4.2, 25.9],
      [-13 + i * 3.8, 4.2, 25.9],
    ]),
    '#2c4a52',
    { layer: -3.8 },
  );
  s.paint(
    range(7).map((i) => [
      [-13 + i * 3.8, 0.9, 25.8],
      [-9.9 + i * 3.8, 0.9, 25.8],
      [-9.9 + i * 3.8, 1.5, 25.8],
      [-13 + i * 3.8, 1.5, 25.8],
    ]),
    '#6a5044',
    { layer: -3.7 },
  );
  for (let j = 6; j >= 0; j--) {
    [-7.6, -2.4, 2.8, 8].forEach((x, i) => {
      const z = j * 3.7 - 1.5;
      const L = (6 - j) * 10;
      pool(s, [x, 0, z], 2.2, 0.1, '#d9a066');
      for (const k of [1, -1])
        s.box([x - 1.7, 0.48, z + k * 0.95 - 0.18], [3.4, 0.08, 0.36], { base: '#566d75', layer: L + (k > 0 ? 0 : 1) });
      table(s, [x, 0.85, z], [3.6, 0.95], '#8096a0', L + 0.4);
      s.rods(
        [
          [
            [x, 6, z],
            [x, 2.75, z],
          ],
        ],
        0.03,
        '#6d858d',
        { layer: L + 2 },
      );
      s.tube([x, 2.42, z], [x, 2.78, z], 0.46, {
        n: 16,
        r2: 0.1,
        base: i === 2 && j === 1 ? '#e0713a' : '#40565e',
        layer: L + 2,
      });
      lamp(s, [x, 2.42, z], 0.75, { layer: L + 2.1, strength: 0.36 });
    });
  }
  s.draw();
  calm(p, { left: 0.35, bottom: 0.5 });
}
export function sportsGround(p) {
  const s = new Scene(p, { eye: [-34, 17, -62], at: [6, 6, 10], f: 1450, fog: '#1b3d45', reach: 260, warm: 0.4 });
  sky(p, { horizon: s.horizon, sun: 1450, glow: 0.5 });
  s.paint([oval(38)], '#3a2620', { layer: -4.6 });
  s.paint([oval(28)], '#14302d', { layer: -4.5 });
  s.paint(
    range(7)
      .map((i) => -34 + i * 10)
      .map((x) => [
        [x, 0.03, -17],
        [x + 5, 0.03, -17],
        [x + 5, 0.03, 37],
        [x, 0.03, 37],
      ]),
    '#18383a',
    { layer: -4.4 },
  );
  range(8).forEach((k) =>
    s.paint(
      oval(28 + k * 1.43)
        .map((q, i, all) => [q, all[(i + 1) % all.length]].flat())
        .map(([x, y, z, u, v, w]) => [
          [x, y, z],
          [u, v, w],
          [u * 1.004, v, 10 + (w - 10) * 1.006],
          [x * 1.004, y, 10 + (z - 10) * 1.006],
        ]),
      k === 3 ? EMBER : '#a9bcc2',
      { layer: -4.3, opacity: k === 3 ? 0.9 : 0.55 },
    ),
  );
  const frame = [
    [-34, -17],
    [34, -17],
    [34, 37],
    [-34, 37],
  ].map(([x, z]) => [x, 0.05, z]);
  s.rods(
    [
      [...frame, frame[0]],
      [
        [0, 0.05, -17],
        [0, 0.05, 37],
      ],
      ring(30, 7, 0, 10)
        .concat([[7, 10]])
        .map(([x, z]) => [x, 0.05, z]),
    ],
    0.28,
    '#b9cdd2',
    { layer: -4.2, opacity: 0.6 },
  );
  for (const k of [-1, 1])
    s.rods(
      [
        [
          [k * 34, 0, 6],
          [k * 34, 3, 6],
          [k * 34, 3, 14],
          [k * 34, 0, 14],
        ],
      ],
      0.25,
      '#c9d6da',
    );
  for (const [x, z] of [
    [-78, 56],
    [0, 62],
    [78, 56],
    [-64, -38],
    [84, -30],
  ]) {
    s.rod(
      [
        [x, 0, z],
        [x, 34, z],
      ],
      0.7,
      '#6d858d',
    );
    s.box([x - 3.4, 34, z], [6.8, 3.6, 0.6], { base: '#465d65' });
    range(8).forEach((i) =>
      lamp(s, [x - 2.6 + (i % 4) * 1.75, 35 + (i > 3 ? 1.7 : 0), z - 0.3], 1, { layer: 1, strength: 0.35 }),
    );
  }
  range(6).forEach((i) =>
    s.box([-40, i * 1.1, 54 + i * 1.6], [80, 1.1, 1.6], { base: '#4c636b', layer: -3 - i * 0.1 }),
  );
  s.draw();
  calm(p, { left: 0.4, bottom: 0.5 });
}
export function library(p) {
  const s = new Scene(p, {
    eye: [-0.6, 1.9, -3.4],
    at: [0.35, 1.85, 8],
    f: 1300,
    fog: '#143037',
    reach: 26,
    warm: 0.6,
    sun: [0, 0.6, 0.8],
    levels: 10,
  });
  studio(p, { x: 0.55, y: 0.42, r: 0.6, light: '#2a5a62' });
  ground(s, '#2a383c');
  s.paint(
    [
      [
        [-2, 4.4, 24],
        [2, 4.4, 24],
        [2, 0, 24],
        [-2, 0, 24],
      ],
    ],
    '#39646c',
    { layer: -3 },
  );
  s.paint(
    [
      [
        [-2, 1.2, 23.9],
        [2, 1.2, 23.9],
        [2, 0, 23.9],
        [-2, 0, 23.9],
      ],
    ],
    '#7a523d',
    { layer: -3, opacity: 0.5 },
  );
  s.rods(
    [
      [
        [0, 0, 23.8],
        [0, 4.4, 23.8],
      ],
      [
        [-2, 2.4, 23.8],
        [2, 2.4, 23.8],
      ],
    ],
    0.1,
    '#16292e',
    { layer: -2.9 },
  );
  for (const k of [-1, 1]) {
    const x = k * 2;
    const wall = (y0, y1, z0, z1, dx = 0) => [
      [x + dx, y0, z0],
      [x + dx, y1, z0],
      [x + dx, y1, z1],
      [x + dx, y0, z1],
    ];
    s.paint([wall(0, 4.6, -4, 24)], '#070c0e', { layer: -2 });
    const shades = range(8).map(() => []);
    for (let shelf = 0; shelf < 8; shelf++) {
      for (let z = -2.6; z < 23; ) {
        const thick = p.random(0.06, 0.2) * (z > 9 ? 2.4 : z > 3 ? 1.5 : 1.1);
        const y = 0.2 + shelf * 0.55;
        if (p.random() < 0.93 && (z + 40) % 3 > 0.12)
          shades[min(7, max(0, round(7 - z / 4 - p.random(0, 3))))].push(
            wall(y, y + p.random(0.3, 0.46), z, z + thick * 0.9),
          );
        z += thick;
      }
    }
    shades.forEach(
      (list, i) => list.length && s.paint(list, mix('#1a2c31', k < 0 ? '#5d757d' : '#74706a', i / 9), { layer: -1 }),
    );
    s.paint(
      range(9).map((i) => wall(0.14 + i * 0.55, 0.2 + i * 0.55, -4, 24, -k * 0.12)),
      '#33484f',
      { layer: -0.5 },
    );
    s.paint(
      range(10).map((i) => wall(0, 4.6, -2.6 + i * 2.9, -2.5 + i * 2.9, -k * 0.14)),
      '#3d555c',
      { layer: -0.4 },
    );
    if (k > 0) s.paint([wall(1.85, 2.3, 3.1, 3.26, -0.05)], EMBER, { layer: -0.3 });
  }
  s.paint(
    [
      [
        [-2, 4.7, -4],
        [2, 4.7, -4],
        [2, 4.7, 24],
        [-2, 4.7, 24],
      ],
    ],
    '#0b1315',
    { layer: -2 },
  );
  s.paint(
    range(6).map((i) => [
      [-0.5, 4.65, 1 + i * 4],
      [0.5, 4.65, 1 + i * 4],
      [0.5, 4.65, 3.4 + i * 4],
      [-0.5, 4.65, 3.4 + i * 4],
    ]),
    '#6f9299',
    { layer: -1, opacity: 0.6 },
  );
  s.draw();
  calm(p, { left: 0.3, bottom: 0.5 });
}
