import type { ByteRange } from '../files/file-store.ts';

/**
 * The part of a file that a `Range` header requests: undefined for the whole file, which is also the response to
 * several ranges and to an invalid header (RFC 9110, 14.2), null for a part that does not exist.
 */
export function requestedRange(header: string | undefined, bytes: number): ByteRange | null | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  // Without a first byte, `last` is how many bytes of the end are requested.
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (first !== '' && last !== '' && Number(first) > Number(last)) return undefined;
  return start >= bytes ? null : { start, end };
}
