import { type Box, boxIn, boxWithin } from './boxes.ts';
import { viewOf } from '../bytes.ts';

type ByteRange = { from: number; to: number };

/** The byte ranges of a track's samples, or undefined where the tables do not list them, as in fragmented films. */
export function samplesOf(bytes: Uint8Array, track: Box): ByteRange[] | undefined {
  const table = boxWithin(bytes, track, ['mdia', 'minf', 'stbl']);
  if (table === undefined) return undefined;
  const [chunks, wideChunks, inChunks, sizes] = ['stco', 'co64', 'stsc', 'stsz'].map((type) =>
    boxIn(bytes, table.at, table.end, type),
  );
  const chunkOffsets = chunks ?? wideChunks;
  if (chunkOffsets === undefined || inChunks === undefined || sizes === undefined) return undefined;
  const view = viewOf(bytes);
  const sizeOf = sampleSizes(view, sizes);
  const samplesIn = samplesInChunks(view, inChunks);
  const ranges: ByteRange[] = [];
  let sample = 0;
  for (let chunk = 0; chunk < view.getUint32(chunkOffsets.at + 4); chunk += 1) {
    const from = chunks
      ? view.getUint32(chunkOffsets.at + 8 + chunk * 4)
      : Number(view.getBigUint64(chunkOffsets.at + 8 + chunk * 8));
    let to = from;
    for (let left = samplesIn(chunk + 1); left > 0; left -= 1) {
      to += sizeOf(sample);
      sample += 1;
    }
    ranges.push({ from, to });
  }
  return ranges.length > 0 ? ranges : undefined;
}

/** One size for all samples, or a list. */
function sampleSizes(view: DataView, { at }: Box): (sample: number) => number {
  const same = view.getUint32(at + 4);
  return (sample) => (same > 0 ? same : view.getUint32(at + 12 + sample * 4));
}

/** Each entry applies from its chunk up to the next entry's chunk. Chunks are counted from 1. */
function samplesInChunks(view: DataView, { at }: Box): (chunk: number) => number {
  const entries = Array.from({ length: view.getUint32(at + 4) }, (_, index) => ({
    from: view.getUint32(at + 8 + index * 12),
    samples: view.getUint32(at + 12 + index * 12),
  }));
  return (chunk) => entries.findLast(({ from }) => from <= chunk)?.samples ?? 0;
}
