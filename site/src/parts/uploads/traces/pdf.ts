import { asLatin, asText, startsWith, wipe } from './bytes.ts';
import { examineJpeg } from './jpeg.ts';
import { objectsOf, type PdfObject, replaceStream, stringAt, unpackedStream } from './pdf-objects.ts';
import { type Bytes, type Examined, type Found, type TraceKind, Unexamined } from './trace.ts';
import { readXmp } from './xmp.ts';

const kindOfKey: Record<string, TraceKind> = {
  Author: 'author',
  Manager: 'author',
  Company: 'organisation',
  Creator: 'software',
  Producer: 'software',
  Title: 'description',
  Subject: 'description',
  Keywords: 'description',
  CreationDate: 'time',
  ModDate: 'time',
  SourceModified: 'time',
};

/** A dictionary that describes the file, and one of a remark in its margin, whose `T` is who made it. */
const describes = /\/(?:Author|Creator|Producer|CreationDate|ModDate)\b/;
const remark =
  /\/Subtype\s*\/(?:Text|FreeText|Highlight|Underline|Squiggly|StrikeOut|Stamp|Caret|Ink|FileAttachment|Popup)\b/;
const space = 0x20;

/**
 * A PDF is full of offsets, so nothing in it moves: what describes it is written over with blanks. Earlier versions, signatures and
 * files within it are named and stay. An encrypted one is not examined.
 */
export function examinePdf(bytes: Bytes): Examined {
  const text = asLatin(bytes);
  if (/\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(text)) throw new Unexamined();
  const found: Found[] = [];
  const copy = bytes.slice();
  for (const object of objectsOf(text)) {
    found.push(...examineDictionary(copy.subarray(object.from, object.to), text.slice(object.from, object.to)));
    found.push(...examineStream(copy, object, text.slice(object.from, object.to)));
  }
  const versions = text.split(/startxref\s/).length - 1 - (text.includes('/Linearized') ? 1 : 0);
  if (versions > 1) found.push({ kind: 'history', value: '' });
  return { found, copy };
}

/** Names what it tells and blanks it, in place. */
function examineDictionary(bytes: Uint8Array, dictionary: string): Found[] {
  const found: Found[] = [];
  if (/\/ByteRange\b/.test(dictionary)) found.push({ kind: 'identifier', value: 'PKCS\u00A07' });
  if (/\/EF\s*<</.test(dictionary)) found.push({ kind: 'inside', value: '' });
  const isRemark = remark.test(dictionary);
  if (!isRemark && !describes.test(dictionary)) return found;
  const keys = isRemark ? /\/(T|M|CreationDate)\s*(?=[(<])/g : /\/([A-Z]\w*)\s*(?=[(<])/g;
  for (const key of dictionary.matchAll(keys)) {
    const kind = isRemark ? (key[1] === 'T' ? 'author' : 'time') : kindOfKey[key[1] ?? ''];
    const string = kind && stringAt(bytes, dictionary, key.index + key[0].length);
    if (kind === undefined || string === undefined) continue;
    const words = string.words.trim();
    if (words !== '') found.push({ kind, value: kind === 'time' ? readableTime(words) : words });
    wipe(bytes, key.index, string.to, space);
  }
  return found;
}

/** `D:20240312141500+08'00'` */
function readableTime(words: string): string {
  return words
    .replace(/^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)\d\d/, '$1-$2-$3 $4:$5 ')
    .replaceAll("'", '')
    .trim();
}

function examineStream(copy: Uint8Array, { stream }: PdfObject, dictionary: string): Found[] {
  if (stream === undefined) return [];
  const place = copy.subarray(stream.from, stream.to);
  if (dictionary.includes('/DCTDecode')) return examinePicture(place);
  if (/\/Type\s*\/EmbeddedFile\b/.test(dictionary)) return [{ kind: 'inside', value: '' }];
  const isMetadata = /\/(?:Type\s*\/Metadata|Subtype\s*\/XML)\b/.test(dictionary);
  const isOfObjects = /\/Type\s*\/ObjStm\b/.test(dictionary);
  if (!isMetadata && !isOfObjects) return [];
  const content = unpackedStream(place, dictionary)?.slice();
  if (content === undefined) return [{ kind: 'other', value: isMetadata ? 'XMP' : 'ObjStm' }];
  const found = isMetadata ? readXmp(asText(content)) : examineObjects(content, dictionary);
  if (isMetadata) wipe(content, 0, content.length, space);
  if (found.length > 0) replaceStream(place, dictionary, content);
  return found;
}

/** Many objects packed into one stream: pairs of number and place stand before them. */
function examineObjects(content: Uint8Array, dictionary: string): Found[] {
  const text = asLatin(content);
  const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1] ?? 0);
  const numbers = text.slice(0, first).trim().split(/\s+/).map(Number);
  const starts = numbers.filter((_, index) => index % 2 === 1).map((offset) => first + offset);
  return starts.flatMap((from, index) => {
    const to = starts[index + 1] ?? text.length;
    return examineDictionary(content.subarray(from, to), text.slice(from, to));
  });
}

/** A photograph keeps in a PDF what the camera wrote into it. */
function examinePicture(place: Uint8Array): Found[] {
  if (!startsWith(place, '\u00FF\u00D8')) return [];
  try {
    const { found, copy } = examineJpeg(new Uint8Array(place));
    const telling = found.filter(({ kind }) => kind !== 'appended');
    if (telling.length > 0 && copy !== undefined && copy.length <= place.length) {
      place.fill(0);
      place.set(copy);
    }
    return telling;
  } catch {
    return [];
  }
}
