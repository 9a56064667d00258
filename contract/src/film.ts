/** A film as pages show it, and the URLs of its files. */
import { z } from 'zod/mini';
import { fileUrl } from './fields.ts';
import { type Locale, localeNames } from './locales.ts';

/** The smaller file comes first: browsers play the first type that they support. */
export const filmTypes = { webm: 'video/webm; codecs="av01.0.05M.08"', mp4: 'video/mp4' } as const;

export type FilmType = keyof typeof filmTypes;

/** The content's hash is in the URL, so the file can be cached as immutable. */
export function filmUrl(hash: string, type: FilmType): string {
  return `/films/${hash}.${type}`;
}

/** WebVTT captions in one language. */
export function captionsUrl(hash: string, locale: Locale): string {
  return `/films/${hash}.${locale}.vtt`;
}

export const film = z.object({
  webm: fileUrl,
  mp4: fileUrl,
  /** In pixels. */
  width: z.int(),
  height: z.int(),
  seconds: z.number(),
  /** One for each language; empty for a film without speech. */
  captions: z.array(z.object({ language: z.enum(localeNames), address: fileUrl })),
});

export type Film = z.infer<typeof film>;
