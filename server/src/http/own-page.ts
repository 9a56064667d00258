import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a form was posted from a page of ours: its `Origin` is the public address, or without one the host that was asked.
 * A browser that hides the origin must say itself that it is the same; what says neither is refused.
 */
export function isFromOwnPage(headers: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined || origin === 'null') return site === 'same-origin';
  if (publicUrl !== undefined) return origin === publicUrl;
  return URL.canParse(origin) && new URL(origin).host === host;
}
