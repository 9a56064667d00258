/** Links to a preview: signed, so that nobody can see a draft without one, and short-lived. */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type ContentKind, isContentKind } from 'contract/console/content-kinds.ts';
import { isLocale, type Locale } from 'contract/locales.ts';

export type Preview = {
  kind: ContentKind;
  id: string;
  /** The number of a revision, or the id of an unsaved draft (`preview-drafts.ts`). */
  shown: number | string;
  locale: Locale;
  path: string;
  until: Date;
};

function sign(secret: Buffer, payload: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'preview links', 32));
  return createHmac('sha256', key).update(payload).digest('base64url');
}

export function previewToken(secret: Buffer, { kind, id, shown, locale, path, until }: Preview): string {
  const fields = [kind, id, shown, locale, path, Math.floor(until.getTime() / 1000)];
  const payload = Buffer.from(JSON.stringify(fields)).toString('base64url');
  return `${payload}.${sign(secret, payload)}`;
}

/** What a token shows; undefined if it is not ours or has expired. */
export function readPreviewToken(secret: Buffer, token: string, now: Date): Preview | undefined {
  const [payload = '', signature = '', ...rest] = token.split('.');
  // Compared as texts: several texts decode to the same bytes.
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(secret, payload))];
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const fields: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  if (!Array.isArray(fields)) return undefined;
  const [kind, id, shown, locale, path, seconds]: unknown[] = fields;
  if (!isContentKind(kind) || !isLocale(locale)) return undefined;
  if (typeof shown !== 'number' && typeof shown !== 'string') return undefined;
  const until = new Date(Number(seconds) * 1000);
  if (until <= now) return undefined;
  return { kind, id: String(id), shown, locale, path: String(path), until };
}
