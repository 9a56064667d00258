import { decodeText, decodeUtf16, viewOf } from '../bytes.ts';
import { type Examined, type Finding, UnsupportedContent } from '../metadata.ts';
import { readPropertySet } from './property-set.ts';

const free = 0xfffffffa;
const properties = ['\u0005SummaryInformation', '\u0005DocumentSummaryInformation'];

type Compound = { bytes: Uint8Array; size: number; next: (sector: number) => number };
type Stream = { name: string; start: number; size: number };

/**
 * Lists the properties of an office file up to 2003 (MS-CFB) and makes no copy. Names of earlier editors also occur
 * elsewhere in its streams, so a copy would only seem clean.
 */
export function examineCompound(bytes: Uint8Array): Examined {
  const view = viewOf(bytes);
  const size = 2 ** view.getUint16(30, true);
  if (size !== 512 && size !== 4096) throw new UnsupportedContent();
  const table = allocationTable(bytes, size);
  const compound: Compound = { bytes, size, next: (sector) => table[sector] ?? free };
  const streams = streamsOf(readChain(compound, view.getUint32(48, true)));
  const [root] = streams;
  if (root === undefined) throw new UnsupportedContent();
  const small = readChain(compound, root.start);
  const smallTable = viewOf(readChain(compound, view.getUint32(60, true)));
  const found: Finding[] = [];
  for (const stream of streams) {
    if (!properties.includes(stream.name) && stream.name !== 'Current User') continue;
    const content =
      stream.size < view.getUint32(56, true)
        ? readSmall(small, smallTable, stream)
        : readChain(compound, stream.start).subarray(0, stream.size);
    found.push(...(stream.name === 'Current User' ? currentUser(content) : readPropertySet(content)));
  }
  return { found: [...found, { kind: 'history', value: '' }] };
}

/** The successor of each sector. */
function allocationTable(bytes: Uint8Array, size: number): Uint32Array {
  const view = viewOf(bytes);
  const sectors: number[] = [];
  for (let at = 76; at < 512; at += 4) sectors.push(view.getUint32(at, true));
  let nextTable = view.getUint32(68, true);
  for (let left = view.getUint32(72, true); left > 0 && nextTable < free; left -= 1) {
    const start = (nextTable + 1) * size;
    for (let at = start; at < start + size - 4; at += 4) sectors.push(view.getUint32(at, true));
    nextTable = view.getUint32(start + size - 4, true);
  }
  const used = sectors.filter((sector) => sector < free);
  const table = new Uint32Array((used.length * size) / 4);
  for (const [index, sector] of used.entries()) {
    for (let entry = 0; entry < size / 4; entry += 1) {
      table[(index * size) / 4 + entry] = view.getUint32((sector + 1) * size + entry * 4, true);
    }
  }
  return table;
}

function readChain({ bytes, size, next }: Compound, first: number): Uint8Array {
  const sectors: number[] = [];
  for (let sector = first; sector < free; sector = next(sector)) {
    sectors.push(sector);
    if (sectors.length > bytes.length / size) throw new UnsupportedContent();
  }
  const content = new Uint8Array(sectors.length * size);
  for (const [index, sector] of sectors.entries()) {
    content.set(bytes.subarray((sector + 1) * size, (sector + 2) * size), index * size);
  }
  return content;
}

/** Reads a short stream, which consists of mini sectors of 64 bytes. */
function readSmall(container: Uint8Array, table: DataView, { start, size }: Stream): Uint8Array {
  const content = new Uint8Array(Math.ceil(size / 64) * 64);
  for (let sector = start, at = 0; sector < free && at < size; sector = table.getUint32(sector * 4, true), at += 64) {
    content.set(container.subarray(sector * 64, sector * 64 + 64), at);
  }
  return content.subarray(0, size);
}

function streamsOf(directory: Uint8Array): Stream[] {
  const view = viewOf(directory);
  return Array.from({ length: directory.length / 128 }, (_, index) => {
    const at = index * 128;
    const name = decodeUtf16(directory.subarray(at, at + Math.max(0, view.getUint16(at + 64, true) - 2)));
    return { name, start: view.getUint32(at + 116, true), size: view.getUint32(at + 120, true) };
  });
}

/** The user who last opened a presentation (MS-PPT 2.3.2). */
function currentUser(content: Uint8Array): Finding[] {
  const length = viewOf(content).getUint16(20, true);
  return [{ kind: 'author', value: decodeText(content.subarray(28, 28 + length)) }];
}
