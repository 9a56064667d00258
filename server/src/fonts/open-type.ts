/**
 * Unpacks a WOFF 1 file into the OpenType font that it contains. A library that reads the tables of a WOFF file
 * inflates a whole table for each glyph.
 */
import { inflateSync } from 'node:zlib';

const [headerBytes, recordBytes] = [12, 16];

export function openTypeOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_none, index) => {
    const entry = woff.subarray(44 + 20 * index, 64 + 20 * index);
    const offset = entry.readUInt32BE(4);
    const bytes = woff.subarray(offset, offset + entry.readUInt32BE(8));
    const isCompressed = bytes.length < entry.readUInt32BE(12);
    return {
      tag: entry.subarray(0, 4),
      checksum: entry.subarray(16, 20),
      content: isCompressed ? inflateSync(bytes) : bytes,
    };
  });
  const header = Buffer.alloc(headerBytes + recordBytes * count);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const power = 2 ** Math.floor(Math.log2(count));
  header.writeUInt16BE(recordBytes * power, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE(recordBytes * (count - power), 10);
  let offset = header.length;
  const parts: Buffer[] = [header];
  tables.forEach(({ tag, checksum, content }, index) => {
    const record = header.subarray(headerBytes + recordBytes * index);
    tag.copy(record, 0);
    checksum.copy(record, 4);
    record.writeUInt32BE(offset, 8);
    record.writeUInt32BE(content.length, 12);
    const padding = Buffer.alloc((4 - (content.length % 4)) % 4);
    parts.push(content, padding);
    offset += content.length + padding.length;
  });
  return Buffer.concat(parts);
}
