/**
 * Encodes one uploaded picture in a process of its own: `encode-process.ts FILE TYPE FOLDER`. An
 * exploit of the decoder ends with this process. Prints one line of JSON: the picture or the reason
 * of its rejection.
 */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { encodePicture } from './encode.ts';
import type { EncodingResult } from './encode-in-child.ts';

// A killed server closes it. An encoding for nobody would keep a core busy and the original on the disk.
process.stdin.on('end', () => process.exit(1)).resume();

const maxPixels = 52_000_000;
const maxSide = 12_000;

const [file = '', type = '', folder = ''] = process.argv.slice(2);

sharp.cache(false);
sharp.concurrency(1);
// Only these three decoders of libvips are allowed.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'] });

async function encode(): Promise<EncodingResult> {
  try {
    // Reads only the header: a picture that is too large is never decoded.
    const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (format !== type) return { rejection: 'pictureTypeDiffers' };
    if (width * height > maxPixels || Math.max(width, height) > maxSide) return { rejection: 'pictureTooLarge' };
    const picture = await encodePicture(file, folder);
    return { picture, peakKilobytes: peakMemory() };
  } catch {
    return { rejection: 'pictureBroken' };
  }
}

/** The peak of this process alone: `resourceUsage` includes the memory of its parent before the fork. */
function peakMemory(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS;
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
}

process.stdout.write(JSON.stringify(await encode()), () => process.exit());
