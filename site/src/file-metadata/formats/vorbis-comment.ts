import { decodeText, viewOf } from '../bytes.ts';
import type { Finding, MetadataKind } from '../metadata.ts';

const kindOfField: Record<string, MetadataKind> = {
  artist: 'author',
  performer: 'author',
  copyright: 'author',
  contact: 'author',
  organization: 'organisation',
  location: 'location',
  date: 'time',
  creation_time: 'time',
  encoder: 'software',
  title: 'description',
  album: 'description',
  description: 'description',
  metadata_block_picture: 'thumbnail',
};

/** Reads the vendor and fields of a Vorbis comment, which FLAC and Ogg share. Blanked values are ignored. */
export function readVorbisComment(bytes: Uint8Array): Finding[] {
  const view = viewOf(bytes);
  const vendorLength = view.getUint32(0, true);
  const vendor = decodeText(bytes.subarray(4, 4 + vendorLength)).trim();
  const found: Finding[] = vendor === '' ? [] : [{ kind: 'software', value: vendor }];
  let at = 8 + vendorLength;
  for (let left = view.getUint32(at - 4, true); left > 0; left -= 1) {
    const length = view.getUint32(at, true);
    const [name = '', ...words] = decodeText(bytes.subarray(at + 4, at + 4 + length)).split('=');
    const kind = kindOfField[name.toLowerCase()];
    const value = kind === 'thumbnail' ? '' : words.join('=').trim();
    if (kind === 'thumbnail') found.push({ kind, value });
    else if (value !== '')
      found.push(kind === undefined ? { kind: 'comment', value: `${name}: ${value}` } : { kind, value });
    at += 4 + length;
  }
  return found;
}
