import { type Box, boxesOf, boxWithin } from './boxes.ts';
import { viewOf } from '../bytes.ts';

/** Encoders add short unplayed parts at the start and the end. */
const maxUnplayedSeconds = 1;

/** Whether the edit list (`elst`) shortens a film: the hidden part is still in the file. */
export function hasUnplayedPart(bytes: Uint8Array): boolean {
  const film = boxesOf(bytes, 0, bytes.length).find(({ type }) => type === 'moov');
  const header = film && boxWithin(bytes, film, ['mvhd']);
  if (film === undefined || header === undefined) return false;
  const { scale } = durationIn(bytes, header);
  return boxesOf(bytes, film.at, film.end).some((track) => {
    const edits = track.type === 'trak' ? boxWithin(bytes, track, ['edts', 'elst']) : undefined;
    const media = edits && boxWithin(bytes, track, ['mdia', 'mdhd']);
    if (edits === undefined || media === undefined) return false;
    const whole = durationIn(bytes, media);
    return whole.duration / whole.scale - playedIn(bytes, edits) / scale > maxUnplayedSeconds;
  });
}

/** The duration and time scale of `mvhd` or `mdhd`. */
function durationIn(bytes: Uint8Array, { at }: Box): { duration: number; scale: number } {
  const view = viewOf(bytes);
  const isLong = view.getUint8(at) === 1;
  const scaleAt = at + (isLong ? 20 : 12);
  const duration = isLong ? Number(view.getBigUint64(scaleAt + 4)) : view.getUint32(scaleAt + 4);
  return { duration, scale: view.getUint32(scaleAt) };
}

/** The duration of the track that the edits play. Empty edits start at -1. */
function playedIn(bytes: Uint8Array, { at }: Box): number {
  const view = viewOf(bytes);
  const isLong = view.getUint8(at) === 1;
  let played = 0;
  for (let index = 0; index < view.getUint32(at + 4); index += 1) {
    const editAt = at + 8 + index * (isLong ? 20 : 12);
    const mediaTime = isLong ? Number(view.getBigInt64(editAt + 8)) : view.getInt32(editAt + 4);
    if (mediaTime >= 0) played += isLong ? Number(view.getBigUint64(editAt)) : view.getUint32(editAt);
  }
  return played;
}
