import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';

type Packed = { crc: number; bytes: number; deflated: Buffer };

/** Compressed zeros, packed a megabyte at a time. */
export async function packedZeros(megabytes: number): Promise<Packed> {
  const piece = Buffer.alloc(1024 * 1024);
  const packer = createDeflateRaw();
  const packed: Buffer[] = [];
  packer.on('data', (chunk: Buffer) => packed.push(chunk));
  let crc = 0;
  for (let index = 0; index < megabytes; index += 1) {
    crc = crc32(piece, crc);
    if (!packer.write(piece)) await once(packer, 'drain');
  }
  packer.end();
  await once(packer, 'end');
  return { crc, bytes: megabytes * piece.length, deflated: Buffer.concat(packed) };
}

/**
 * What a zip's header says about the size: the true size, a small number, or nothing (a data
 * descriptor follows).
 */
export type Directory = 'honest' | 'lying' | 'silent';

/** A zip with one entry, written by hand, because zip libraries do not lie. */
export function zipOf(name: string, { crc, bytes, deflated }: Packed, directory: Directory): Buffer {
  const output = directory === 'lying' ? 10 : bytes;
  const fields = (silent: boolean) => {
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    header.writeUInt16LE(directory === 'silent' ? 8 : 0, 2);
    header.writeUInt16LE(8, 4);
    if (!silent) {
      header.writeUInt32LE(crc, 10);
      header.writeUInt32LE(deflated.length, 14);
      header.writeUInt32LE(output, 18);
    }
    header.writeUInt16LE(name.length, 22);
    return header;
  };
  const local = Buffer.concat([signature(0x04034b50), fields(directory === 'silent'), Buffer.from(name), deflated]);
  const descriptor = Buffer.alloc(12);
  descriptor.writeUInt32LE(crc, 0);
  descriptor.writeUInt32LE(deflated.length, 4);
  descriptor.writeUInt32LE(bytes, 8);
  const content = directory === 'silent' ? Buffer.concat([local, signature(0x08074b50), descriptor]) : local;
  const central = Buffer.concat([
    signature(0x02014b50),
    Buffer.from([20, 0]),
    fields(false),
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(content.length, 12);
  return Buffer.concat([content, central, signature(0x06054b50), end]);
}

function signature(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}
