import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a form was posted from this site: `Origin` is the public URL or, without one, the
 * requested host. If the browser hides the origin, Sec-Fetch-Site must be `same-origin`. A request
 * with neither is rejected.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined || origin === 'null') return site === 'same-origin';
  if (publicUrl !== undefined) return origin === publicUrl;
  return URL.canParse(origin) && new URL(origin).host === host;
}
