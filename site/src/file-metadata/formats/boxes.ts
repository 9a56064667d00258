import { decodeLatin1, viewOf } from '../bytes.ts';
import { UnsupportedContent } from '../metadata.ts';

/**
 * A box of ISO/IEC 14496-12, the structure of MP4 films, sounds and HEIF pictures. Its header starts at `headerAt`, and
 * its data is from `at` to `end`.
 */
export type Box = { type: string; headerAt: number; at: number; end: number };

export function boxesOf(bytes: Uint8Array, from: number, to: number): Box[] {
  const view = viewOf(bytes);
  const boxes: Box[] = [];
  for (let headerAt = from; headerAt + 8 <= to; ) {
    const short = view.getUint32(headerAt);
    const isLong = short === 1;
    const size = isLong ? Number(view.getBigUint64(headerAt + 8)) : short === 0 ? to - headerAt : short;
    const at = headerAt + (isLong ? 16 : 8);
    if (headerAt + size > to || headerAt + size < at) throw new UnsupportedContent();
    boxes.push({ type: decodeLatin1(bytes, headerAt + 4, headerAt + 8), headerAt, at, end: headerAt + size });
    headerAt += size;
  }
  return boxes;
}

export function boxIn(bytes: Uint8Array, from: number, to: number, type: string): Box | undefined {
  return boxesOf(bytes, from, to).find((box) => box.type === type);
}

/** Finds a nested box by its path. */
export function boxWithin(bytes: Uint8Array, container: Box, path: readonly string[]): Box | undefined {
  return path.reduce<Box | undefined>((box, type) => box && boxIn(bytes, box.at, box.end, type), container);
}

/** QuickTime writes `meta` without the four bytes of version and flags that ISO requires. */
export function metaStart(bytes: Uint8Array, { at }: Box): number {
  return decodeLatin1(bytes, at + 4, at + 8) === 'hdlr' ? at : at + 4;
}
