/**
 * Encodes one uploaded picture in a process of its own: `encode-process.ts FILE TYPE FOLDER`. What a decoder can be led to
 * do with a hostile file ends with this process. Writes one line of JSON, the picture or why it is refused.
 */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { encodePicture } from './encode.ts';
import type { ProcessAnswer } from './receive.ts';

const mostPixels = 52_000_000;
const longestSide = 12_000;

const [file = '', type = '', folder = ''] = process.argv.slice(2);

sharp.cache(false);
sharp.concurrency(1);
// Of the many formats libvips reads, only these are ever tried.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'] });

async function answer(): Promise<ProcessAnswer> {
  try {
    // The header alone: nothing is decoded for a picture that says it is too large.
    const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (format !== type) return { refused: 'pictureTypeDiffers' };
    if (width * height > mostPixels || Math.max(width, height) > longestSide) return { refused: 'pictureTooLarge' };
    const picture = await encodePicture(file, folder);
    return { picture, peakKilobytes: peakMemory() };
  } catch {
    return { refused: 'pictureBroken' };
  }
}

/** The process's own: what `resourceUsage` tells begins with the memory of the process that started it. */
function peakMemory(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS;
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
}

process.stdout.write(JSON.stringify(await answer()));
