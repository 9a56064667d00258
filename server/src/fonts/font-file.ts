import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { type CharacterMap, readCharacterMap } from './character-map.ts';
import { type Contour, readOutline } from './outline.ts';

/** A font file and its glyphs. Lengths are in font units, y upwards. */
export type FontFile = {
  unitsPerEm: number;
  has: (codePoint: number) => boolean;
  /** The advance width of the character. */
  advance: (codePoint: number) => number;
  /** Closed contours of quadratic curves, as TrueType has them. */
  outline: (codePoint: number) => Contour[];
};

/** Reads a WOFF 1 file with TrueType outlines, as npm's font packages have them. Throws for any other. */
export function readFontFile(file: string): FontFile {
  const table = woffTables(readFileSync(file), file);
  const head = table('head');
  const horizontal = { count: table('hhea').readUInt16BE(34), metrics: table('hmtx') };
  const glyphOf: CharacterMap = readCharacterMap(table('cmap'));
  const outlines = { glyf: table('glyf'), loca: table('loca'), longOffsets: head.readInt16BE(50) === 1 };
  return {
    unitsPerEm: head.readUInt16BE(18),
    has: (codePoint) => glyphOf(codePoint) !== 0,
    advance: (codePoint) => horizontal.metrics.readUInt16BE(4 * Math.min(glyphOf(codePoint), horizontal.count - 1)),
    outline: (codePoint) => readOutline(outlines, glyphOf(codePoint)),
  };
}

function woffTables(bytes: Buffer, file: string): (name: string) => Buffer {
  if (bytes.toString('latin1', 0, 4) !== 'wOFF') throw new Error(`${file} is not a WOFF file`);
  const entries = new Map<string, Buffer>();
  for (let entry = 44; entry < 44 + 20 * bytes.readUInt16BE(12); entry += 20) {
    const offset = bytes.readUInt32BE(entry + 4);
    const compressed = bytes.subarray(offset, offset + bytes.readUInt32BE(entry + 8));
    const isCompressed = compressed.length < bytes.readUInt32BE(entry + 12);
    entries.set(bytes.toString('latin1', entry, entry + 4), isCompressed ? inflateSync(compressed) : compressed);
  }
  return (name) => {
    const table = entries.get(name);
    if (!table) throw new Error(`${file} has no table ${name}`);
    return table;
  };
}
