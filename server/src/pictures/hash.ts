import { createHash } from 'node:crypto';

/** Increase it when the settings of `encode.ts` change: all hashes and URLs change with it. */
const encoderVersion = 1;

/** An incremental hash of the original and of the encoder's version. */
export function startHash(kind: 'raster' | 'drawing') {
  const hash = createHash('sha256').update(kind === 'raster' ? `encoder ${encoderVersion} ` : '');
  return {
    add: (chunk: Uint8Array): void => void hash.update(chunk),
    /** The 20 hexadecimal digits that URLs use. */
    end: (): string => hash.digest('hex').slice(0, 20),
  };
}

export function pictureHash(original: Uint8Array, kind: 'raster' | 'drawing'): string {
  const hash = startHash(kind);
  hash.add(original);
  return hash.end();
}
