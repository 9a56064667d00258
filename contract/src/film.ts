/** A film as a page shows it, and the addresses it is fetched from. */
import { z } from 'zod/mini';
import { fileAddress } from './fields.ts';
import { type Locale, localeNames } from './locales.ts';

/** The smaller file first: a browser takes the first that it can play. */
export const filmTypes = { webm: 'video/webm; codecs="av01.0.05M.08"', mp4: 'video/mp4' } as const;

export type FilmType = keyof typeof filmTypes;

/** The hash is of the films' content, so what lies there never changes. */
export function filmAddress(hash: string, type: FilmType): string {
  return `/films/${hash}.${type}`;
}

/** WebVTT in one language. */
export function captionsAddress(hash: string, locale: Locale): string {
  return `/films/${hash}.${locale}.vtt`;
}

export const film = z.object({
  webm: fileAddress,
  mp4: fileAddress,
  /** In pixels. */
  width: z.int(),
  height: z.int(),
  seconds: z.number(),
  /** In every language, or none for a film that says nothing. */
  captions: z.array(z.object({ language: z.enum(localeNames), address: fileAddress })),
});

export type Film = z.infer<typeof film>;
