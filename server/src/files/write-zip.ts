/**
 * Writes a zip in chunks. The header before each entry has its size and checksum, so that a reader need not look for
 * the entry's end, which in a film may also stand by chance. fflate can write them only of what is in memory.
 */
import { crc32, deflateRawSync } from 'node:zlib';

/** What stands in the zip: `bytes` of content, as they are or deflated. */
export type ZipEntry = {
  name: string;
  bytes: number;
  deflated: boolean;
  /** Of the unpacked content. */
  unpackedBytes: number;
  checksum: number;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
};

export function storedEntry(name: string, content: Uint8Array): ZipEntry {
  const bytes = content.length;
  return { name, bytes, deflated: false, unpackedBytes: bytes, checksum: crc32(content), content: [content] };
}

export function deflatedEntry(name: string, content: Uint8Array): ZipEntry {
  const packed = deflateRawSync(content);
  return {
    name,
    bytes: packed.length,
    deflated: true,
    unpackedBytes: content.length,
    checksum: crc32(content),
    content: [packed],
  };
}

/** An entry that is read twice: first for its checksum, which stands before it. */
export async function streamedEntry(
  name: string,
  bytes: number,
  read: () => Promise<AsyncIterable<Uint8Array>>,
): Promise<ZipEntry> {
  let checksum = 0;
  for await (const chunk of await read()) checksum = crc32(chunk, checksum);
  return { name, bytes, deflated: false, unpackedBytes: bytes, checksum, content: await read() };
}

const localSignature = 0x04_03_4b_50;
const directorySignature = 0x02_01_4b_50;
const endSignature = 0x06_05_4b_50;
const version = 20;
/** Names are UTF-8. */
const flags = 0x08_00;
/** 1 January 1980, the first day that a zip knows. */
const day = 0x21;

/** Every number of the format has this many bytes. */
type Numbers = readonly (readonly [value: number, bytes: 2 | 4])[];

function packNumbers(numbers: Numbers): Buffer {
  const buffer = Buffer.alloc(numbers.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of numbers) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

/** What the header of an entry and the directory have in common. */
function sharedFields({ name, bytes, deflated, unpackedBytes, checksum }: ZipEntry): Numbers {
  return [
    [version, 2],
    [flags, 2],
    [deflated ? 8 : 0, 2],
    [0, 2],
    [day, 2],
    [checksum, 4],
    [bytes, 4],
    [unpackedBytes, 4],
    [Buffer.byteLength(name), 2],
    [0, 2],
  ];
}

function directoryEntry(entry: ZipEntry, offset: number): Buffer {
  const fields = packNumbers([
    [directorySignature, 4],
    [version, 2],
    ...sharedFields(entry),
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 4],
    [offset, 4],
  ]);
  return Buffer.concat([fields, Buffer.from(entry.name)]);
}

const [headerBytes, directoryEntryBytes, endBytes] = [30, 46, 22];

/** The size of a zip of entries that are stored as they are. */
export function storedZipBytes(entries: readonly Pick<ZipEntry, 'name' | 'bytes'>[]): number {
  return entries.reduce(
    (sum, { name, bytes }) => sum + headerBytes + directoryEntryBytes + 2 * Buffer.byteLength(name) + bytes,
    endBytes,
  );
}

/** Throws beyond 4 GB, where the format ends, and for an entry that is longer or shorter than it said. */
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const entry of entries) {
    directory.push(directoryEntry(entry, offset));
    const header = Buffer.concat([packNumbers([[localSignature, 4], ...sharedFields(entry)]), Buffer.from(entry.name)]);
    yield header;
    offset += header.length + entry.bytes;
    let missing = entry.bytes;
    for await (const chunk of entry.content) {
      missing -= chunk.length;
      yield chunk;
    }
    if (missing !== 0) throw new Error(`${entry.name} is not as long as it was`);
  }
  yield* directory;
  const bytes = directory.reduce((sum, { length }) => sum + length, 0);
  yield packNumbers([
    [endSignature, 4],
    [0, 2],
    [0, 2],
    [directory.length, 2],
    [directory.length, 2],
    [bytes, 4],
    [offset, 4],
    [0, 2],
  ]);
}
