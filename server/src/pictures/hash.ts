import { createHash } from 'node:crypto';

/** Raise it when the settings of `encode.ts` change: every hash, and with it every address, becomes a new one. */
const encoderVersion = 1;

/** Of an original that comes in pieces, and of how it is encoded. */
export function startHash(kind: 'raster' | 'drawing') {
  const hash = createHash('sha256').update(kind === 'raster' ? `encoder ${encoderVersion} ` : '');
  return {
    add: (piece: Uint8Array): void => void hash.update(piece),
    /** What addresses carry: 20 hexadecimal digits. */
    end: (): string => hash.digest('hex').slice(0, 20),
  };
}

export function pictureHash(original: Uint8Array, kind: 'raster' | 'drawing'): string {
  const hash = startHash(kind);
  hash.add(original);
  return hash.end();
}
