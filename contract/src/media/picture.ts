/** A picture as pages show it, and the URLs of its files. */
import { z } from 'zod/mini';
import { fileUrl } from '../fields.ts';

/** Widths in pixels. Pictures are never enlarged: one of 1000 pixels has 320, 640, 960 and 1000. */
const widths = [320, 640, 960, 1280, 1920];

const widest = 1920;
const fallbackWidth = 1280;

export const pictureTypes = ['avif', 'webp', 'jpg'] as const;

export type PictureType = (typeof pictureTypes)[number];

/** The widths in which a raster picture of this width is stored, smallest first. */
export function pictureWidths(width: number): number[] {
  return [...widths.filter((step) => step < width), Math.min(width, widest)];
}

/**
 * The URL of one size of a raster picture. The content's hash is in it, so the file can be
 * cached as immutable.
 */
export function rasterUrl(hash: string, width: number, type: PictureType): string {
  return `/pictures/${hash}/${width}.${type}`;
}

export function drawingUrl(hash: string): string {
  return `/pictures/${hash}.svg`;
}

/**
 * The URL that rich text uses for a picture of the library. It stays the same when the picture is
 * replaced; a page shows the present one instead.
 */
export function libraryUrl(name: string): string {
  return `/pictures/library/${name}`;
}

/** The URL for clients that take one file only: a JPEG of at most 1280 pixels. */
export function fallbackUrl(hash: string, width: number): string {
  return rasterUrl(hash, Math.min(width, fallbackWidth), 'jpg');
}

const share = z.number().check(z.minimum(0), z.maximum(1));

export const picture = z.object({
  /** The URL for clients that accept one file only: a JPEG, or the SVG of a drawing. */
  address: fileUrl,
  hash: z.string(),
  /**
   * The stored widths, smallest first, each as AVIF, WebP and JPEG:
   * `/pictures/{hash}/{width}.{avif,webp,jpg}`. Empty for a drawing.
   */
  widths: z.array(z.int()),
  /** Size of the original in pixels. */
  width: z.int(),
  height: z.int(),
  /** A tiny preview as a `data:` URL, shown while the picture loads; empty for none. */
  placeholder: z.string(),
  /** The point that cropping keeps visible: shares of width and height, 0 to 1. */
  focus: z.object({ x: share, y: share }),
  /** Alternative text. */
  description: z.string(),
});

export type Picture = z.infer<typeof picture>;
