/** A point of a contour; a point off the curve is a control point. */
type ContourPoint = { x: number; y: number; onCurve: boolean };
export type Contour = ContourPoint[];

type Outlines = { glyf: Buffer; loca: Buffer; longOffsets: boolean };

/** Reads a glyph of the `glyf` table, including composite glyphs (Й is И and a breve). */
export function readOutline(outlines: Outlines, glyph: number): Contour[] {
  const { glyf, loca, longOffsets } = outlines;
  const offset = (index: number) => (longOffsets ? loca.readUInt32BE(4 * index) : 2 * loca.readUInt16BE(2 * index));
  const data = glyf.subarray(offset(glyph), offset(glyph + 1));
  if (data.length === 0) return [];
  const contours = data.readInt16BE(0);
  return contours < 0 ? readComponents(outlines, data) : readContours(data, contours);
}

const pointBit = { onCurve: 1, shortX: 2, shortY: 4, repeats: 8, sameX: 16, sameY: 32 } as const;

function readContours(data: Buffer, count: number): Contour[] {
  const ends = Array.from({ length: count }, (_none, index) => data.readUInt16BE(10 + 2 * index));
  const points = (ends.at(-1) ?? -1) + 1;
  let at = 12 + 2 * count + data.readUInt16BE(10 + 2 * count);
  const flags: number[] = [];
  while (flags.length < points) {
    const flag = data.readUInt8(at++);
    const times = (flag & pointBit.repeats) !== 0 ? 1 + data.readUInt8(at++) : 1;
    for (let time = 0; time < times; time += 1) flags.push(flag);
  }
  /** One coordinate of every point; each is relative to the previous point. */
  function coordinates(short: number, same: number): number[] {
    let last = 0;
    return flags.map((flag) => {
      if ((flag & short) !== 0) last += (flag & same) !== 0 ? data.readUInt8(at++) : -data.readUInt8(at++);
      else if ((flag & same) === 0) {
        last += data.readInt16BE(at);
        at += 2;
      }
      return last;
    });
  }
  const xs = coordinates(pointBit.shortX, pointBit.sameX);
  const ys = coordinates(pointBit.shortY, pointBit.sameY);
  const all = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    onCurve: (flag & pointBit.onCurve) !== 0,
  }));
  return ends.map((end, index) => all.slice((ends[index - 1] ?? -1) + 1, end + 1));
}

const componentBit = { words: 1, offsets: 2, oneScale: 8, more: 32, twoScales: 64, matrix: 128 } as const;

function readComponents(outlines: Outlines, data: Buffer): Contour[] {
  const contours: Contour[] = [];
  let at = 10;
  let flags: number;
  do {
    flags = data.readUInt16BE(at);
    const glyph = data.readUInt16BE(at + 2);
    at += 4;
    const size = (flags & componentBit.words) !== 0 ? 2 : 1;
    // Components that are positioned by point numbers instead of offsets do not occur in these
    // fonts; they are not moved.
    const isOffset = (flags & componentBit.offsets) !== 0;
    const [dx, dy] = isOffset ? [data.readIntBE(at, size), data.readIntBE(at + size, size)] : [0, 0];
    at += 2 * size;
    let [xx, xy, yx, yy] = [1, 0, 0, 1];
    const fraction = () => {
      at += 2;
      return data.readInt16BE(at - 2) / 16_384;
    };
    if ((flags & componentBit.oneScale) !== 0) xx = yy = fraction();
    else if ((flags & componentBit.twoScales) !== 0) [xx, yy] = [fraction(), fraction()];
    else if ((flags & componentBit.matrix) !== 0) [xx, xy, yx, yy] = [fraction(), fraction(), fraction(), fraction()];
    for (const contour of readOutline(outlines, glyph))
      contours.push(
        contour.map(({ x, y, onCurve }) => ({ x: x * xx + y * yx + dx, y: x * xy + y * yy + dy, onCurve })),
      );
  } while ((flags & componentBit.more) !== 0);
  return contours;
}
