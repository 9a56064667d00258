/** Links to a preview: signed, so that nobody can see a draft without one, and short-lived. */
import { type ContentKind, isContentKind } from 'contract/console/content-kinds.ts';
import { previewParameter } from 'contract/console/previews.ts';
import { isLocale, type Locale } from 'contract/locales.ts';
import { localePath } from 'contract/urls/paths.ts';
import { readSignedToken, signedToken } from '../../cryptography/signed-token.ts';

export type Preview = {
  kind: ContentKind;
  id: string;
  /** The number of a revision, or the id of an unsaved draft (`preview-drafts.ts`). */
  shown: number | string;
  locale: Locale;
  path: string;
  until: Date;
};

const purpose = 'preview links';

export function previewToken(secret: Buffer, { kind, id, shown, locale, path, until }: Preview): string {
  return signedToken(secret, purpose, [kind, id, shown, locale, path, Math.floor(until.getTime() / 1000)]);
}

/** The URL of the page that a token shows. */
export function previewUrl({ locale, path }: Pick<Preview, 'locale' | 'path'>, token: string): string {
  return `${localePath(locale, path)}${path.includes('?') ? '&' : '?'}${previewParameter}=${token}`;
}

/** What a token shows; undefined if it is not ours or has expired. */
export function readPreviewToken(secret: Buffer, token: string, now: Date): Preview | undefined {
  const fields = readSignedToken(secret, purpose, token);
  if (!Array.isArray(fields)) return undefined;
  const [kind, id, shown, locale, path, seconds]: unknown[] = fields;
  if (!isContentKind(kind) || !isLocale(locale)) return undefined;
  if (typeof shown !== 'number' && typeof shown !== 'string') return undefined;
  const until = new Date(Number(seconds) * 1000);
  if (until <= now) return undefined;
  return { kind, id: String(id), shown, locale, path: String(path), until };
}
