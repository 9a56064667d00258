import { asText, viewOf } from './bytes.ts';
import type { Found, TraceKind } from './trace.ts';

const kindOfField: Record<string, TraceKind> = {
  artist: 'author',
  performer: 'author',
  copyright: 'author',
  contact: 'author',
  organization: 'organisation',
  location: 'place',
  date: 'time',
  creation_time: 'time',
  encoder: 'software',
  title: 'description',
  album: 'description',
  description: 'description',
  metadata_block_picture: 'thumbnail',
};

/** Vendor and fields of a Vorbis comment, which FLAC and Ogg share. What has been blanked tells nothing. */
export function readVorbisComment(bytes: Uint8Array): Found[] {
  const view = viewOf(bytes);
  const vendorLength = view.getUint32(0, true);
  const vendor = asText(bytes.subarray(4, 4 + vendorLength)).trim();
  const found: Found[] = vendor === '' ? [] : [{ kind: 'software', value: vendor }];
  let at = 8 + vendorLength;
  for (let left = view.getUint32(at - 4, true); left > 0; left -= 1) {
    const length = view.getUint32(at, true);
    const [name = '', ...words] = asText(bytes.subarray(at + 4, at + 4 + length)).split('=');
    const kind = kindOfField[name.toLowerCase()];
    const value = kind === 'thumbnail' ? '' : words.join('=').trim();
    if (kind === 'thumbnail') found.push({ kind, value });
    else if (value !== '')
      found.push(kind === undefined ? { kind: 'comment', value: `${name}: ${value}` } : { kind, value });
    at += 4 + length;
  }
  return found;
}
