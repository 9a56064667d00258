/** Maps a character to its glyph number; 0 is the font's box for missing glyphs. */
export type CharacterMap = (codePoint: number) => number;

/** Reads the `cmap` table: the subtable of format 12 (all of Unicode), or of format 4 (the basic plane). */
export function readCharacterMap(cmap: Buffer): CharacterMap {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_none, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + 8 * index)),
  );
  const inFormat = (format: number) => subtables.find((subtable) => subtable.readUInt16BE(0) === format);
  const full = inFormat(12);
  if (full) return groupsOf(full);
  const basic = inFormat(4);
  if (basic) return segmentsOf(basic);
  throw new Error('the font has no cmap subtable of format 4 or 12');
}

function groupsOf(table: Buffer): CharacterMap {
  const count = table.readUInt32BE(12);
  return (codePoint) => {
    for (let at = 16; at < 16 + 12 * count; at += 12) {
      const first = table.readUInt32BE(at);
      if (codePoint >= first && codePoint <= table.readUInt32BE(at + 4))
        return table.readUInt32BE(at + 8) + codePoint - first;
    }
    return 0;
  };
}

function segmentsOf(table: Buffer): CharacterMap {
  const size = table.readUInt16BE(6);
  const [ends, starts, deltas, offsets] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size] as const;
  return (codePoint) => {
    for (let segment = 0; segment < size; segment += 2) {
      if (codePoint > table.readUInt16BE(ends + segment)) continue;
      const start = table.readUInt16BE(starts + segment);
      if (codePoint < start) return 0;
      const delta = table.readUInt16BE(deltas + segment);
      const offset = table.readUInt16BE(offsets + segment);
      if (offset === 0) return (codePoint + delta) & 0xffff;
      // The offset counts from its own position.
      const glyph = table.readUInt16BE(offsets + segment + offset + 2 * (codePoint - start));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
