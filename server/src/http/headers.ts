import { createHash } from 'node:crypto';

/**
 * The headers of every answer: pages, assets, API and errors alike.
 * `inlineScript` is the one inline script pages may carry, allowed by its hash.
 */
export function securityHeaders(inlineScript: string, publicUrl: string | undefined): Record<string, string> {
  const hash = createHash('sha256').update(inlineScript).digest('base64');
  const policy = {
    'default-src': "'none'",
    'script-src': `'self' 'sha256-${hash}'`,
    'worker-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ...(publicUrl?.startsWith('https:') && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}

/** For what must not be kept anywhere: errors and the answers to forms. */
export const neverKept = 'no-store';
/** For pages whose links must not say where they stood. */
export const noReferrer = { 'referrer-policy': 'no-referrer' };
/** For what may be kept but must be asked about each time. */
export const askFirst = 'no-cache';
/** For files whose name carries a hash of their content. */
export const keptForever = 'public, max-age=31536000, immutable';
