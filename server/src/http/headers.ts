import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** A CSP source that allows one inline element by the hash of its text. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** `inline` has the only inline script of all pages, and the styles of the policy's page. */
export function contentSecurityPolicy(inline: { script: string; styles?: string }): string {
  const policy = {
    'default-src': "'none'",
    'script-src': `'self' ${hashOf(inline.script)}`,
    'worker-src': "'self'",
    'style-src': inline.styles === undefined ? "'self'" : `'self' ${hashOf(inline.styles)}`,
    'img-src': "'self' data:",
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
  };
  return policyText(policy);
}

/** A policy's directives as its header has them. */
export function policyText(policy: Readonly<Record<string, string>>): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}

/** The policy of a page that the console shows in a frame. */
export function framedBySite(policy: string): string {
  return policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
}

/**
 * The headers of every response, except files that cannot be opened as documents (`withFileHeaders`). A page
 * has its own policy, which allows its styles.
 */
export function securityHeaders(inlineScript: string, publicUrl: string | undefined): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy({ script: inlineScript }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ...(publicUrl?.startsWith('https:') && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}

/** Headers that only documents use: files can omit these 0.6 KB. */
const documentOnlyHeaders = [
  'content-security-policy',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
];

/** A script may be a worker's, which obeys the policy of its own file. */
const scriptPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'";

/** For pictures, fonts, styles and scripts. An SVG can be opened as a document, so it keeps all headers. */
export function withFileHeaders(reply: FastifyReply, isScript = false): FastifyReply {
  for (const name of documentOnlyHeaders) void reply.removeHeader(name);
  return isScript ? reply.header('content-security-policy', scriptPolicy) : reply;
}

/** For responses that must not be stored: errors and responses to forms. */
export const noStore = 'no-store';
/** For private pages: their links must not reveal where they were clicked. */
export const noReferrer = { 'referrer-policy': 'no-referrer' };
/** For responses that may be stored but must be revalidated. */
export const noCache = 'no-cache';
/** For files whose names carry a hash of their content. */
export const immutable = 'public, max-age=31536000, immutable';

/** A `Content-Disposition` that saves the file under its name (RFC 6266). */
export function attachment(fileName: string): string {
  return disposition('attachment', fileName);
}

/** With `inline` the browser shows the file, and saves it under its name only when asked to. */
export function disposition(type: 'attachment' | 'inline', fileName: string): string {
  const ascii = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  // encodeURIComponent leaves characters that RFC 8187 does not allow.
  const encoded = encodeURIComponent(fileName).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `${type}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
