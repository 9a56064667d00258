import { fileTypeFromBuffer } from 'file-type';
import { Unzip, UnzipInflate } from 'fflate';
import { type FileEnding, reportEndings } from 'contract/uploads.ts';
import { Refusal } from '../http/refusal.ts';
import { contentOfEnding, mostEntries, mostUnpackedBytes } from './rules.ts';

/** As much as `file-type` reads of a beginning. */
const beginning = 4100;

/** Watches a content go by and throws a `Refusal` as soon as it is not what its name says. `end` is called after the last piece. */
type Watch = { see: (piece: Uint8Array) => void; end: () => void };

export type Inspection = {
  content: AsyncIterable<Uint8Array> /** Known once the content has passed. */;
  ending: () => FileEnding;
};

/**
 * Passes the content on unchanged; throws a `Refusal` when it is not what its ending promises, at the latest at its end.
 * A file without a name has the ending that its content gives it.
 */
export function inspect(content: AsyncIterable<Uint8Array>, named: FileEnding | undefined): Inspection {
  let ending = named;
  const begin = async (head: Buffer): Promise<Watch> => {
    const found = await fileTypeFromBuffer(head);
    ending ??= reportEndings.find((known) => known === found?.ext);
    if (ending === undefined) throw new Refusal('uploadTypeRefused');
    return watchFor(ending, found?.mime, head);
  };
  return {
    content: watched(content, begin),
    ending: () => {
      if (ending === undefined) throw new Error('The content has not passed yet');
      return ending;
    },
  };
}

async function* watched(content: AsyncIterable<Uint8Array>, begin: (head: Buffer) => Promise<Watch>) {
  const kept: Uint8Array[] = [];
  let bytes = 0;
  let watch: Watch | undefined;
  for await (const piece of content) {
    bytes += piece.length;
    if (watch === undefined) kept.push(piece);
    else watch.see(piece);
    if (watch === undefined && bytes >= beginning) watch = await begin(Buffer.concat(kept.splice(0)));
    yield piece;
  }
  if (bytes === 0) throw new Refusal('uploadEmpty');
  watch ??= await begin(Buffer.concat(kept));
  watch.end();
}

function watchFor(ending: FileEnding, found: string | undefined, head: Buffer): Watch {
  const wanted = contentOfEnding[ending];
  const watch =
    'plainText' in wanted
      ? watchText(found)
      : 'inside' in wanted
        ? watchContainer(wanted, head)
        : watchType(wanted.mediaTypes, found);
  watch.see(head);
  return watch;
}

function differs(): never {
  throw new Refusal('uploadTypeDiffers');
}

function watchType(mediaTypes: readonly string[], found: string | undefined): Watch {
  // A container of its own kind (a .docx) is a zip as well.
  const isZip = mediaTypes.includes('application/zip') && found?.startsWith('application/') === true;
  if (found === undefined || !(mediaTypes.includes(found) || isZip)) differs();
  return { see: () => undefined, end: () => undefined };
}

/** What two or three letters give away, with which a text may begin as well: BM, MZ, GIF, MAC, DSD. */
const wordLike = ['image/bmp', 'application/x-msdownload', 'image/gif', 'audio/ape', 'audio/x-dsf'];

/** Plain text says nothing of itself: it holds no NUL but as UTF-16, and is no page and no program. */
function watchText(found: string | undefined): Watch {
  if (found !== undefined && !wordLike.includes(found)) differs();
  let first = true;
  let wide = false;
  return {
    see: (piece) => {
      if (first) {
        first = false;
        const [a, b] = piece;
        wide = (a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff);
        const start = Buffer.from(piece.buffer, piece.byteOffset, Math.min(piece.length, 1024)).toString('latin1');
        if (/^\s*(#!|<(!doctype|html|svg|script|\?xml))/i.test(start.replace(/^\u00EF\u00BB\u00BF/, ''))) differs();
      }
      if (!wide && piece.includes(0)) differs();
    },
    end: () => undefined,
  };
}

function watchContainer({ inside, mark }: { inside: 'compound' | 'zip'; mark: string }, head: Buffer): Watch {
  const magic = { compound: 'd0cf11e0a1b11ae1', zip: '504b0304' }[inside];
  if (!head.toString('hex', 0, 8).startsWith(magic)) differs();
  return inside === 'compound' ? watchCompound(mark) : watchZip(mark);
}

/** An old office file tells by the name of a stream in its directory, which may lie anywhere. */
function watchCompound(mark: string): Watch {
  const name = Buffer.from(mark, 'utf16le');
  let tail = Buffer.alloc(0);
  let found = false;
  return {
    see: (piece) => {
      if (found) return;
      const seen = Buffer.concat([tail, piece]);
      found = seen.includes(name);
      tail = seen.subarray(Math.max(0, seen.length - name.length + 1));
    },
    end: () => {
      if (!found) differs();
    },
  };
}

/** A newer office file is a zip: it is unpacked as it passes and counted, since its directory may lie; macros are refused. */
function watchZip(mark: string): Watch {
  let found = false;
  let entries = 0;
  let unpacked = 0;
  const unzip = new Unzip((file) => {
    entries += 1;
    if (entries > mostEntries) throw new Refusal('uploadUnpacksTooLarge');
    if (/vbaProject\.bin$/i.test(file.name)) differs();
    if (file.name === mark) found = true;
    file.ondata = (error, piece) => {
      // It also hands back what is thrown below.
      if (error instanceof Refusal) throw error;
      if (error) differs();
      unpacked += piece.length;
      if (unpacked > mostUnpackedBytes) throw new Refusal('uploadUnpacksTooLarge');
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  const push = (piece: Uint8Array, last = false): void => {
    try {
      unzip.push(piece, last);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      differs();
    }
  };
  return {
    see: (piece) => {
      // A thousandfold of what goes in may come out at once.
      for (let from = 0; from < piece.length; from += 4096) push(piece.subarray(from, from + 4096));
    },
    end: () => {
      push(new Uint8Array(), true);
      if (!found) differs();
    },
  };
}
