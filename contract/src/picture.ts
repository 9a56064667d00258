/** A picture of the house as a page shows it, and the addresses it is fetched from. */
import { z } from 'zod/mini';
import { fileAddress } from './fields.ts';

/** In pixels. A picture is never enlarged: one of 1000 has 320, 640, 960 and 1000. */
const widths = [320, 640, 960, 1280, 1920];

const widest = 1920;
const fallbackWidth = 1280;

export const pictureTypes = ['avif', 'webp', 'jpg'] as const;

export type PictureType = (typeof pictureTypes)[number];

/** The widths in which a raster picture of this width is kept, narrowest first. */
export function pictureWidths(width: number): number[] {
  return [...widths.filter((step) => step < width), Math.min(width, widest)];
}

/** Where one size of a raster picture lies. The hash is of its content, so what lies there never changes. */
export function rasterAddress(hash: string, width: number, type: PictureType): string {
  return `/pictures/${hash}/${width}.${type}`;
}

export function drawingAddress(hash: string): string {
  return `/pictures/${hash}.svg`;
}

/** For whoever takes one file only: JPEG, 1280 wide or as wide as it is. */
export function fallbackAddress(hash: string, width: number): string {
  return rasterAddress(hash, Math.min(width, fallbackWidth), 'jpg');
}

const share = z.number().check(z.minimum(0), z.maximum(1));

export const picture = z.object({
  /** One file for whoever takes one only: a JPEG, or a drawing's SVG. */
  address: fileAddress,
  hash: z.string(),
  /** The widths there are, narrowest first, each as AVIF, WebP and JPEG: `/pictures/{hash}/{width}.{avif,webp,jpg}`. None for a drawing. */
  widths: z.array(z.int()),
  /** Of the original, in pixels. */
  width: z.int(),
  height: z.int(),
  /** A few pixels of it as a `data:` address, to stand there until it has come; empty for none. */
  placeholder: z.string(),
  /** What must stay in sight when it is cropped, from the left and from the top, 0 to 1. */
  focus: z.object({ x: share, y: share }),
  /** What is seen. */
  description: z.string(),
});

export type Picture = z.infer<typeof picture>;
