import { decodeLatin1, decodeText, encodeAscii, concatBytes, viewOf } from '../bytes.ts';
import { readId3, sizeOfId3 } from './id3.ts';
import { type Bytes, type Examined, type Finding, UnsupportedContent } from '../metadata.ts';
import { readVorbisComment } from './vorbis-comment.ts';

/** Block types of RFC 9639. */
const blocks = {
  streamInfo: 0,
  padding: 1,
  application: 2,
  seekTable: 3,
  comment: 4,
  cueSheet: 5,
  picture: 6,
} as const;

/** Keeps the stream info and the seek table, and drops every other block. */
export function examineFlac(bytes: Bytes): Examined {
  const found: Finding[] = [];
  let at = 0;
  if (decodeLatin1(bytes, 0, 3) === 'ID3') {
    found.push(...readId3(bytes));
    at = sizeOfId3(bytes);
  }
  if (decodeLatin1(bytes, at, at + 4) !== 'fLaC') throw new UnsupportedContent();
  const view = viewOf(bytes);
  const kept: Bytes[] = [];
  at += 4;
  for (let isLast = false; !isLast; ) {
    const head = view.getUint32(at);
    isLast = head >>> 31 === 1;
    const type = (head >>> 24) & 0x7f;
    const end = at + 4 + (head & 0xffffff);
    if (end > bytes.length) throw new UnsupportedContent();
    if (type === blocks.streamInfo || type === blocks.seekTable) kept.push(bytes.slice(at, end));
    else found.push(...metadataIn(type, bytes.subarray(at + 4, end)));
    at = end;
  }
  for (const [index, block] of kept.entries())
    block[0] = ((block[0] ?? 0) & 0x7f) | (index === kept.length - 1 ? 0x80 : 0);
  return { found, copy: concatBytes([encodeAscii('fLaC'), ...kept, bytes.subarray(at)]) };
}

function metadataIn(type: number, data: Uint8Array): Finding[] {
  if (type === blocks.padding) return [];
  if (type === blocks.comment) return readVorbisComment(data);
  if (type === blocks.picture) return [{ kind: 'thumbnail', value: '' }];
  return [{ kind: 'other', value: decodeText(data.subarray(0, 4)) }];
}
