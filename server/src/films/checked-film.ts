import type { FilmType } from 'contract/media/film.ts';
import { fileTypeFromBuffer } from 'file-type';
import { HttpError } from '../http/http-error.ts';

/** The number of first bytes that `file-type` reads. */
const headBytes = 4100;

const mediaTypes: Record<FilmType, readonly string[]> = { mp4: ['video/mp4', 'video/x-m4v'], webm: ['video/webm'] };

/** H.264, without which nothing of an MP4 is shown. */
const pictureCodes = ['avc1', 'avc3'];
/** AAC, time codes and texts. Browsers play no other sound of an MP4 everywhere, and HEVC only some. */
const otherCodes = ['mp4a', 'tmcd', 'tx3g', 'text', 'wvtt'];

/** Type, version, flags and the first bytes of the number of entries of a box with sample descriptions. */
const sampleDescriptions = Buffer.from('stsd\0\0\0\0\0\0\0', 'latin1');
/** From the box's type to the end of its first entry's code: the rest of the number and the entry's size are between. */
const toEndOfCode = 20;

/** The codes of all sample descriptions in a part of an MP4: `avc1`, `mp4a`. */
function codesIn(part: Buffer): string[] {
  const codes: string[] = [];
  for (let at = part.indexOf(sampleDescriptions); at >= 0; at = part.indexOf(sampleDescriptions, at + 1))
    if (at + toEndOfCode <= part.length) codes.push(part.toString('latin1', at + toEndOfCode - 4, at + toEndOfCode));
  return codes;
}

/** The codes of an MP4 that passes in chunks; a description may lie across two of them. */
function codeCollector() {
  const codes = new Set<string>();
  let tail = Buffer.alloc(0);
  return {
    codes,
    add: (chunk: Uint8Array): void => {
      const seen = Buffer.concat([tail, chunk]);
      for (const code of codesIn(seen)) codes.add(code);
      tail = seen.subarray(Math.max(0, seen.length - toEndOfCode + 1));
    },
  };
}

function refuse(): never {
  throw new HttpError('filmTypeRefused');
}

async function checkHead(head: Buffer, type: FilmType): Promise<void> {
  const detected = await fileTypeFromBuffer(head);
  if (detected === undefined || !mediaTypes[type].includes(detected.mime)) refuse();
}

/**
 * Passes a film on unchanged. Throws `filmTypeRefused`, at its end at the latest, if it is no WebM, or no MP4 with H.264
 * and AAC alone.
 */
export async function* checkedFilm(content: AsyncIterable<Uint8Array>, type: FilmType): AsyncGenerator<Uint8Array> {
  const collector = codeCollector();
  let head: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of content) {
    if (type === 'mp4') collector.add(chunk);
    if (head !== undefined) {
      head = Buffer.concat([head, chunk]);
      if (head.length >= headBytes) {
        await checkHead(head, type);
        head = undefined;
      }
    }
    yield chunk;
  }
  if (head?.length === 0) throw new HttpError('uploadEmpty');
  if (head !== undefined) await checkHead(head, type);
  if (type === 'webm') return;
  const codes = [...collector.codes];
  if (!codes.some((code) => pictureCodes.includes(code))) refuse();
  if (codes.some((code) => !pictureCodes.includes(code) && !otherCodes.includes(code))) refuse();
}
