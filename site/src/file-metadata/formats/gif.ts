import { decodeLatin1, decodeText, concatBytes, formatSize, viewOf } from '../bytes.ts';
import { type Bytes, type Examined, type Finding, UnsupportedContent } from '../metadata.ts';
import { readXmp } from './xmp.ts';

const loops = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

/** Keeps the pictures, timing and loops of a GIF (version 89a); drops comments, XMP and data after the end. */
export function examineGif(bytes: Bytes): Examined {
  const view = viewOf(bytes);
  const found: Finding[] = [];
  let at = 13 + tableSize(view.getUint8(10));
  const kept: Uint8Array[] = [bytes.subarray(0, at)];
  for (let introducer = view.getUint8(at); introducer !== 0x3b; introducer = view.getUint8(at)) {
    if (introducer !== 0x21 && introducer !== 0x2c) throw new UnsupportedContent();
    const isPicture = introducer === 0x2c;
    const blocksAt = isPicture ? at + 11 + tableSize(view.getUint8(at + 9)) : at + 2;
    const end = endOfBlocks(view, blocksAt);
    const label = isPicture ? 0 : view.getUint8(at + 1);
    const name = label === 0xff ? decodeLatin1(bytes, at + 3, at + 14) : '';
    if (isPicture || label === 0xf9 || loops.includes(name)) kept.push(bytes.subarray(at, end));
    else if (label === 0xfe) found.push({ kind: 'comment', value: decodeText(bytes.subarray(blocksAt + 1, end)) });
    else if (name === 'XMP DataXMP') found.push(...readXmp(decodeText(bytes.subarray(at + 14, end))));
    else found.push({ kind: 'other', value: name });
    at = end;
  }
  if (at + 1 < bytes.length) found.push({ kind: 'appended', value: formatSize(bytes.length - at - 1) });
  return { found, copy: concatBytes([...kept, bytes.subarray(at, at + 1)]) };
}

/** The size of the colour table that follows, if the highest bit is set. */
function tableSize(packed: number): number {
  return (packed & 0x80) === 0 ? 0 : 3 * 2 ** ((packed & 7) + 1);
}

function endOfBlocks(view: DataView, from: number): number {
  let at = from;
  while (view.getUint8(at) !== 0) at += view.getUint8(at) + 1;
  return at + 1;
}
