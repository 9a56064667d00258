import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether If-None-Match has this version: a list of entity tags, or `*` for any. Weak and strong
 * tags compare as equal (RFC 9110, 13.1.2).
 */
export function matchesIfNoneMatch({ 'if-none-match': header }: IncomingHttpHeaders, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return Array.from(header.matchAll(/"[^"]*"/g), ([tag]) => tag).includes(opaque);
}
