/** Plates without a scene: certificates of honour, the chairman's monogram, the company's panorama and the partners' marks. */
import { calm, COAL, contour, EMBER, H, mix, noise, range, ring, sea, sky, studio, trace, W } from './kit.mjs';

const { PI, abs, cos, hypot, round, sin, sqrt } = Math;
const turnBy = (points, a, cx, cy) =>
  points.map(([x, y]) => [cx + (x - cx) * cos(a) - (y - cy) * sin(a), cy + (x - cx) * sin(a) + (y - cy) * cos(a)]);
const hexagon = (cx, cy, r) => ring(6, r, cx, cy, PI / 6);

/** The group's mark: a hexagon of the lattice with its bonds out, one bond lit. */
function mark(p, cx, cy, r, stroke, width, ember = EMBER) {
  const corners = hexagon(cx, cy, r);
  p.line(corners, stroke, width, { close: true, strokeLinejoin: 'round' });
  corners.forEach(([x, y]) =>
    p.line(
      [
        [x, y],
        [cx + (x - cx) * 1.5, cy + (y - cy) * 1.5],
      ],
      stroke,
      width,
      { strokeLinecap: 'round' },
    ),
  );
  if (ember) p.line([corners[4], corners[5]], ember, width * 1.5, { strokeLinecap: 'round' });
}
/** Honeycomb in a rectangle, as one path of three bonds a cell. */
function honeycomb(x0, y0, x1, y1, r) {
  let d = '';
  for (let j = 0; y0 + j * 1.5 * r <= y1; j++) {
    for (let i = 0; x0 + (i + (j % 2) / 2) * sqrt(3) * r <= x1; i++)
      d += trace(hexagon(x0 + (i + (j % 2) / 2) * sqrt(3) * r, y0 + j * 1.5 * r, r).slice(0, 4));
  }
  return d;
}
/** A certificate: guilloche rosette, engraved border, ruled lines where words would stand, an ember seal. */
export function honour(p, { petals = 9, depth = 0.42, loops = 5, tone = '#1f4a52', tall = false, kind = 0 } = {}) {
  studio(p, { x: 0.5, y: 0.35, r: 0.8, light: mix(tone, COAL, 0.25) });
  const [w, h] = tall ? [700, 940] : [1300, 900];
  const [x, y] = [(W - w) / 2, (H - h) / 2];
  p.rect(x + 14, y + 20, w, h, '#020405', { opacity: 0.5 });
  p.rect(
    x,
    y,
    w,
    h,
    p.gradient('linearGradient', { x2: 1, y2: 1 }, [
      [0, mix(tone, '#8fa6ad', 0.16)],
      [0.5, mix(tone, COAL, 0.45)],
      [1, mix(tone, COAL, 0.75)],
    ]),
    { stroke: '#9db4ba', strokeOpacity: 0.5 },
  );
  // border: interlaced waves between two hairlines
  const edge = (off, phase, amp) => {
    const path = [];
    const [a, b] = [w - off * 2, h - off * 2];
    const side = (len, at) =>
      range(round(len / 40) * 6).map((i) =>
        at((i / (round(len / 40) * 6)) * len, amp * sin((i / 6) * 2 * PI * (kind % 2 ? 0.5 : 1) + phase)),
      );
    path.push(...side(a, (t, s) => [x + off + t, y + off + s]), ...side(b, (t, s) => [x + w - off - s, y + off + t]));
    path.push(
      ...side(a, (t, s) => [x + w - off - t, y + h - off - s]),
      ...side(b, (t, s) => [x + off + s, y + h - off - t]),
    );
    return path;
  };
  for (const off of [22, 74])
    p.rect(x + off, y + off, w - off * 2, h - off * 2, 'none', {
      stroke: '#9db4ba',
      strokeOpacity: 0.55,
      strokeWidth: off > 30 ? 1 : 2,
    });
  range(3).forEach((i) =>
    p.line(edge(48, (i * 2 * PI) / 3, 17), '#9db4ba', 1, { close: true, opacity: 0.5, digits: 0 }),
  );
  // rosette: the same closed curve, turned a little each time
  const [cx, cy, R] = [W / 2, y + h * (tall ? 0.36 : 0.4), tall ? 210 : 215];
  for (let k = 0; k < loops; k++) {
    const curve = range(241).map((i) => {
      const a = (i * PI) / 120;
      const r =
        R *
        (1 - k * 0.05) *
        (1 - depth / 2 + (depth / 2) * cos(petals * a + (kind > 3 ? 0.5 * sin(petals * 2 * a) : 0)));
      return [cx + r * cos(a), cy + r * sin(a)];
    });
    range(2).forEach((j) =>
      p.line(
        turnBy(curve, ((k + j * 0.5) * 2 * PI) / (petals * loops), cx, cy),
        mix('#b9cdd2', '#5f8a8c', k / loops),
        1,
        { close: true, opacity: 0.5, digits: 0 },
      ),
    );
  }
  p.circle(cx, cy, R * 0.33, mix(tone, COAL, 0.7), { stroke: '#9db4ba', strokeOpacity: 0.6 });
  mark(p, cx, cy, R * 0.15, '#d5dfe2', 4, null);
  // ruled lines and seal
  [0.5, 0.56, 0.4, 0.3].forEach((l, i) =>
    p.rect(W / 2 - (w * l) / 2, y + h * (0.7 + i * 0.045), w * l, i ? 1.4 : 5, '#9db4ba', { opacity: i ? 0.4 : 0.65 }),
  );
  const [sx, sy] = tall ? [W / 2 + w * 0.3, y + h * 0.87] : [x + w - 190, y + h - 170];
  p.shape(
    range(72).map((i) => [sx + (i % 2 ? 58 : 50) * cos((i * PI) / 36), sy + (i % 2 ? 58 : 50) * sin((i * PI) / 36)]),
    '#8a3a17',
    { stroke: EMBER, strokeWidth: 1.4 },
  );
  p.circle(sx, sy, 41, 'none', { stroke: '#f0a878', strokeOpacity: 0.8 });
  mark(p, sx, sy, 18, '#f4c7a4', 2.4, null);
  calm(p, { left: 0.15, bottom: 0.25 });
}
/** A field of contour lines that closes round the mark; no face, no letters. */
export function monogram(p) {
  const [w, h] = [p.width, p.height];
  studio(p, { x: 0.62, y: 0.28, r: 0.9, light: '#1e4a53' });
  const [cx, cy] = [w * 0.5, h * 0.44];
  const field = (x, y) =>
    hypot((x - cx) * 1.05, y - cy) * (1 + 0.42 * (noise(x * 0.0032 + 2, y * 0.0032, 5) - 0.5)) +
    210 * noise(x * 0.004, y * 0.004, 8) -
    105;
  range(24).forEach((i) => {
    const strong = i % 4 === 0;
    p.line(
      contour(field, 150 + i * 30, { width: w, height: h, step: 12 }),
      mix('#b9cdd2', '#33555d', i / 24),
      strong ? 1.8 : 1,
      { opacity: strong ? 0.75 : 0.5, strokeLinejoin: 'round' },
    );
  });
  p.circle(
    cx,
    cy,
    150,
    p.gradient('radialGradient', {}, [
      [0, '#0a1518', 1],
      [0.75, '#0a1518', 0.9],
      [1, '#0a1518', 0],
    ]),
  );
  p.glow(cx + 50, cy - 70, 130, 0.3);
  mark(p, cx, cy, 72, '#e6eaea', 9);
  p.rect(0.5, 0.5, w - 1, h - 1, 'none', { stroke: '#9db4ba', strokeOpacity: 0.25 });
  p.rect(0, h * 0.6, w, h * 0.4, p.down([0, COAL, 0], [1, COAL, 0.75]));
}
/** The whole chain on one horizon: heap, kiln, train, dome, cranes, ship, drawn in one line. */
export function panorama(p) {
  const y = 800;
  sky(p, { horizon: y, sun: 1560, glow: 0.5 });
  sea(p, y, 1560, { n: 260 });
  p.line(honeycomb(-40, -60, W + 60, 560, 92), '#8fb0b6', 1.2, { opacity: 0.13 });
  p.line(hexagon(92 * sqrt(3) * 5.5 - 40, -60 + 92 * 1.5 * 3, 92), '#8fb0b6', 1.6, { opacity: 0.5, close: true });
  p.rect(0, y, 1330, H - y, p.down([0, '#13252a'], [1, COAL]));
  const solid = (points) =>
    p.shape(points, p.down([0, '#1c343b'], [1, '#0a1315']), {
      stroke: '#b9cdd2',
      strokeWidth: 1.6,
      strokeOpacity: 0.8,
      strokeLinejoin: 'round',
    });
  const line = (points, width = 1.6) => p.line(points, '#b9cdd2', width, { opacity: 0.8, strokeLinejoin: 'round' });
  const box = (x, w, h, base = y) =>
    solid([
      [x, base],
      [x, base - h],
      [x + w, base - h],
      [x + w, base],
    ]);
  const lights = (x, w, base, n) =>
    p.line(
      range(n)
        .map((i) => `M${round(x + ((i + 0.5) * w) / n)} ${base}v-7`)
        .join(''),
      '#e0a870',
      4,
      { opacity: 0.8 },
    );
  // heap
  const heap = range(40).map((i) => [
    40 + i * 8,
    y - 150 * (1 - abs(i - 19.5) / 20) ** 0.95 - 9 * noise(i * 0.6, 1, 2),
  ]);
  solid([[40, y], ...heap, [352, y]]);
  range(4, 1).forEach((k) =>
    line(
      heap
        .filter((_, i) => i > k * 4 && i < 40 - k * 2)
        .map(([a, b], i) => [a + 2 * sin(i), b + k * 26])
        .filter(([, b]) => b < y - 6),
      0.8,
    ),
  );
  line(
    [
      [352, y - 14],
      [470, y - 214],
    ],
    5,
  );
  [380, 410, 440].forEach((x) =>
    line([
      [x, y],
      [x, y - 14 - (x - 352) * 1.69],
    ]),
  );
  // kiln
  box(462, 62, 250);
  lights(470, 46, y - 60, 3);
  lights(470, 46, y - 120, 3);
  solid([
    [524, y - 118],
    [740, y - 72],
    [740, y - 36],
    [524, y - 82],
  ]);
  [556, 620, 690].forEach((x) => {
    const t = y - 118 + (x - 524) * 0.213;
    box(x - 7, 14, y - t - 36);
    solid([
      [x - 6, t - 5],
      [x + 6, t - 3],
      [x + 6, t + 42],
      [x - 6, t + 40],
    ]);
  });
  box(736, 54, 96);
  lights(742, 42, y - 30, 3);
  solid([
    [584, y - 104],
    [588, y - 330],
    [600, y - 330],
    [604, y - 100],
  ]);
  solid([
    [700, y - 78],
    [704, y - 280],
    [714, y - 280],
    [718, y - 74],
  ]);
  // train
  range(6).forEach((i) => {
    const x = 806 + i * 44;
    solid([
      [x, y - 14],
      [x - 3, y - 38],
      [x + 39, y - 38],
      [x + 36, y - 14],
    ]);
    [x + 8, x + 28].forEach((c) => p.circle(c, y - 7, 6, '#0a1315', { stroke: '#b9cdd2', strokeOpacity: 0.8 }));
    line(
      range(9).map((k) => [x + k * 4.5, y - 39 - 9 * noise(k * 0.8, i, 3)]),
      1.2,
    );
  });
  // dome
  const arc = range(31).map((i) => [1170 - 86 * cos((i * PI) / 30), y - 96 * sin((i * PI) / 30)]);
  solid(arc);
  [0.33, 0.66].forEach((k) =>
    line(
      range(31).map((i) => [1170 - 86 * k * cos((i * PI) / 30), y - 96 * sin((i * PI) / 30)]),
      0.8,
    ),
  );
  [0.35, 0.7].forEach((k) =>
    line(
      [
        [1170 - 86 * sqrt(1 - k * k), y - 96 * k],
        [1170 + 86 * sqrt(1 - k * k), y - 96 * k],
      ],
      0.8,
    ),
  );
  // cranes on the quay
  [1268, 1316].forEach((x) => {
    line(
      [
        [x, y],
        [x + 8, y - 130],
        [x + 26, y - 130],
        [x + 34, y],
      ],
      2.4,
    );
    line(
      [
        [x - 30, y - 136],
        [x + 92, y - 136],
      ],
      3,
    );
    line([
      [x - 30, y - 136],
      [x + 17, y - 186],
      [x + 92, y - 136],
    ]);
    line([
      [x + 74, y - 136],
      [x + 74, y - 84],
    ]);
    solid([
      [x + 66, y - 84],
      [x + 82, y - 84],
      [x + 79, y - 70],
      [x + 69, y - 70],
    ]);
  });
  // ship
  solid([
    [1384, y - 46],
    [1392, y + 14],
    [1812, y + 14],
    [1846, y - 58],
    [1806, y - 54],
    [1800, y - 46],
  ]);
  solid([
    [1396, y - 46],
    [1396, y - 138],
    [1446, y - 138],
    [1446, y - 46],
  ]);
  [118, 98, 78].forEach((h) => lights(1400, 42, y - h, 6));
  range(5).forEach((i) =>
    solid([
      [1462 + i * 66, y - 46],
      [1466 + i * 66, y - 58],
      [1506 + i * 66, y - 58],
      [1510 + i * 66, y - 46],
    ]),
  );
  range(4).forEach((i) => {
    line(
      [
        [1517 + i * 66, y - 46],
        [1517 + i * 66, y - 112],
      ],
      3,
    );
    line([
      [1517 + i * 66, y - 104],
      [1472 + i * 66, y - 124],
    ]);
  });
  p.line(
    [
      [1392, y + 13],
      [1812, y + 13],
    ],
    '#8a4428',
    4,
  );
  p.line(
    [
      [0, y],
      [1340, y],
    ],
    EMBER,
    2.4,
  );
  calm(p, { left: 0.35, bottom: 0.55 });
}
/** Twelve invented marks of one colour, 240 × 80, on nothing. */
export function partner(p, which) {
  const ink = '#4A545C';
  const [x, y] = [120, 40];
  const stroke = (d, width = 4, o) => p.line(d, ink, width, { strokeLinejoin: 'round', ...o });
  const fill = (points) => p.shape(points, ink);
  const marks = [
    () => [-26, 0, 26].forEach((dx, i) => stroke(hexagon(x + dx, y + (i === 1 ? -8 : 7), 15), 4, { close: true })),
    () =>
      [30, 21, 12].forEach((r) => stroke(`M${x - r} ${y + 14}a${r} ${r} 0 0 1 ${r * 2} 0`, 5)) ||
      stroke(`M${x - 38} ${y + 20}H${x + 38}`, 5),
    () =>
      range(5).forEach((i) =>
        fill([
          [x - 40 + i * 17, y + 24],
          [x - 28 + i * 17, y + 24],
          [x - 18 + i * 17, y - 24 + i * 5],
          [x - 30 + i * 17, y - 24 + i * 5],
        ]),
      ),
    () => {
      stroke(ring(4, 30, x, y), 4, { close: true });
      stroke(ring(4, 15, x, y), 4, { close: true });
      stroke(`M${x - 30} ${y}H${x - 48}M${x + 30} ${y}H${x + 48}`, 4);
    },
    () => {
      p.circle(x, y, 27, 'none', { stroke: ink, strokeWidth: 4 });
      [-9, 0, 9].forEach((dy) =>
        stroke(
          range(25).map((i) => [x - 24 + i * 2, y + dy + 4 * sin(i * 0.52)]),
          3,
        ),
      );
    },
    () =>
      stroke(
        `M${x - 44} ${y + 22}L${x - 14} ${y - 24}L${x + 4} ${y + 4}L${x + 16} ${y - 12}L${x + 44} ${y + 22}z`,
        4.5,
      ),
    () =>
      range(3).forEach((i) => {
        p.rect(x - 33 + i * 24, y - 26 + i * 8, 18, 52 - i * 16, 'none', { stroke: ink, strokeWidth: 4 });
      }),
    () => {
      stroke(`M${x - 46} ${y + 6}h92l-12 18h-68z`, 4.5);
      stroke(`M${x - 20} ${y}v-24l30 24z`, 4.5);
    },
    () =>
      range(4).forEach((i) =>
        stroke(
          turnBy(
            [
              [x, y - 4],
              [x + 9, y - 18],
              [x, y - 32],
              [x - 9, y - 18],
            ],
            (i * PI) / 2,
            x,
            y,
          ),
          4,
          { close: true },
        ),
      ),
    () => {
      stroke(ring(8, 29, x, y, PI / 8), 4, { close: true });
      range(4).forEach((i) =>
        stroke(
          turnBy(
            [
              [x - 27, y - 11],
              [x + 27, y - 11],
            ],
            (i * PI) / 2,
            x,
            y,
          ),
          2.5,
        ),
      );
    },
    () =>
      range(4).forEach((i) =>
        stroke(
          [
            [x - 38 + i * 20, y - 24],
            [x - 18 + i * 20, y],
            [x - 38 + i * 20, y + 24],
          ],
          6 - i,
        ),
      ),
    () => {
      p.circle(x - 17, y, 25, 'none', { stroke: ink, strokeWidth: 4.5 });
      p.circle(x + 17, y, 25, 'none', { stroke: ink, strokeWidth: 4.5 });
      stroke(`M${x} ${y - 18}V${y + 18}`, 3);
    },
  ];
  marks[which]();
}
