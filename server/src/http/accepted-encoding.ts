import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';
export type Compression = Exclude<Encoding, 'identity'>;

/** Caches parsed Accept-Encoding headers; browsers send only a few. */
const readHeaders = new LRUCache<string, readonly string[]>({
  max: 100,
  maxSize: 100 * 200,
  sizeCalculation: (_, key) => 1 + key.length,
});

/** The best available encoding that an Accept-Encoding header accepts. */
export function acceptedEncoding(header = '', available: readonly Compression[] = ['br', 'gzip']): Encoding {
  const known = readHeaders.get(header);
  const accepted = known ?? readEncodings(header);
  if (known === undefined) readHeaders.set(header, accepted);
  return available.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

function readEncodings(header: string): string[] {
  return header
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .flatMap((part) => part.split(';')[0] ?? []);
}
