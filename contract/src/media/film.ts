/** A film as pages show it, and the URLs of its files. */
import { z } from 'zod/mini';
import { fileUrl } from '../fields.ts';
import { type Locale, localeNames } from '../locales.ts';
import { picture } from './picture.ts';

/** The smaller file comes first: browsers play the first type that they support. */
const filmTypes = { webm: 'video/webm; codecs="av01.0.05M.08"', mp4: 'video/mp4' } as const;

export type FilmType = keyof typeof filmTypes;

/** The content's hash is in the URL, so the file can be cached as immutable. */
export function filmUrl(hash: string, type: FilmType): string {
  return `/films/${hash}.${type}`;
}

/** WebVTT captions of a film of the demonstration. */
export function captionsUrl(hash: string, locale: Locale): string {
  return `/films/${hash}.${locale}.vtt`;
}

/** WebVTT captions that staff uploaded, by the hash of their text. */
export function uploadedCaptionsUrl(hash: string): string {
  return `/films/captions/${hash}.vtt`;
}

export const film = z.object({
  /** A film of the demonstration has both files, an uploaded one has one of them. */
  webm: z.nullable(fileUrl),
  mp4: z.nullable(fileUrl),
  /** In pixels. */
  width: z.int(),
  height: z.int(),
  seconds: z.number(),
  /** Shown before the film starts, where a page has no poster of its own. */
  poster: z.nullable(picture),
  /** One for each language that has captions; empty for a film without speech. */
  captions: z.array(z.object({ language: z.enum(localeNames), address: fileUrl })),
});

export type Film = z.infer<typeof film>;

/** The files of a film in the order in which a browser tries them. */
export function filmSources({ webm, mp4 }: Pick<Film, 'webm' | 'mp4'>): { address: string; type: string }[] {
  const sources = [];
  // Only beside an MP4 is it known that the WebM is AV1. Other browsers then take the MP4.
  if (webm !== null) sources.push({ address: webm, type: mp4 === null ? 'video/webm' : filmTypes.webm });
  if (mp4 !== null) sources.push({ address: mp4, type: filmTypes.mp4 });
  return sources;
}
