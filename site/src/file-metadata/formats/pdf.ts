import { decodeLatin1, decodeText, startsWith, wipe } from '../bytes.ts';
import { examineJpeg } from './jpeg.ts';
import { type Bytes, type Examined, type Finding, type MetadataKind, UnsupportedContent } from '../metadata.ts';
import { objectsOf, type PdfObject, replaceStream, stringAt, unpackedStream } from './pdf-objects.ts';
import { readXmp } from './xmp.ts';

const kindOfKey: Record<string, MetadataKind> = {
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

/** Matches a document information dictionary; `annotation` matches an annotation, whose `T` is its author. */
const describes = /\/(?:Author|Creator|Producer|CreationDate|ModDate)\b/;
const annotation =
  /\/Subtype\s*\/(?:Text|FreeText|Highlight|Underline|Squiggly|StrikeOut|Stamp|Caret|Ink|FileAttachment|Popup)\b/;
const space = 0x20;

/**
 * Overwrites the metadata of a PDF with blanks, since a PDF is full of offsets and nothing may move. Earlier versions,
 * signatures and attached files are reported and stay. Encrypted files are not examined.
 */
export function examinePdf(bytes: Bytes): Examined {
  const text = decodeLatin1(bytes);
  if (/\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(text)) throw new UnsupportedContent();
  const found: Finding[] = [];
  const copy = bytes.slice();
  for (const object of objectsOf(text)) {
    found.push(...examineDictionary(copy.subarray(object.from, object.to), text.slice(object.from, object.to)));
    found.push(...examineStream(copy, object, text.slice(object.from, object.to)));
  }
  const versions = text.split(/startxref\s/).length - 1 - (text.includes('/Linearized') ? 1 : 0);
  if (versions > 1) found.push({ kind: 'history', value: '' });
  return { found, copy };
}

/** Reports the metadata of a dictionary and blanks it in data. */
function examineDictionary(bytes: Uint8Array, dictionary: string): Finding[] {
  const found: Finding[] = [];
  if (/\/ByteRange\b/.test(dictionary)) found.push({ kind: 'identifier', value: 'PKCS\u00A07' });
  if (/\/EF\s*<</.test(dictionary)) found.push({ kind: 'embedded', value: '' });
  const isAnnotation = annotation.test(dictionary);
  if (!isAnnotation && !describes.test(dictionary)) return found;
  const keys = isAnnotation ? /\/(T|M|CreationDate)\s*(?=[(<])/g : /\/([A-Z]\w*)\s*(?=[(<])/g;
  for (const key of dictionary.matchAll(keys)) {
    const kind = isAnnotation ? (key[1] === 'T' ? 'author' : 'time') : kindOfKey[key[1] ?? ''];
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

function examineStream(copy: Uint8Array, { stream }: PdfObject, dictionary: string): Finding[] {
  if (stream === undefined) return [];
  const data = copy.subarray(stream.from, stream.to);
  if (dictionary.includes('/DCTDecode')) return examinePicture(data);
  if (/\/Type\s*\/EmbeddedFile\b/.test(dictionary)) return [{ kind: 'embedded', value: '' }];
  const isMetadata = /\/(?:Type\s*\/Metadata|Subtype\s*\/XML)\b/.test(dictionary);
  const isObjectStream = /\/Type\s*\/ObjStm\b/.test(dictionary);
  if (!isMetadata && !isObjectStream) return [];
  const content = unpackedStream(data, dictionary)?.slice();
  if (content === undefined) return [{ kind: 'other', value: isMetadata ? 'XMP' : 'ObjStm' }];
  const found = isMetadata ? readXmp(decodeText(content)) : examineObjects(content, dictionary);
  if (isMetadata) wipe(content, 0, content.length, space);
  if (found.length > 0) replaceStream(data, dictionary, content);
  return found;
}

/** An object stream contains many objects, preceded by pairs of number and offset. */
function examineObjects(content: Uint8Array, dictionary: string): Finding[] {
  const text = decodeLatin1(content);
  const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1] ?? 0);
  const numbers = text.slice(0, first).trim().split(/\s+/).map(Number);
  const starts = numbers.filter((_, index) => index % 2 === 1).map((offset) => first + offset);
  return starts.flatMap((from, index) => {
    const to = starts[index + 1] ?? text.length;
    return examineDictionary(content.subarray(from, to), text.slice(from, to));
  });
}

/** A photograph in a PDF keeps the metadata of its camera. */
function examinePicture(data: Uint8Array): Finding[] {
  if (!startsWith(data, '\u00FF\u00D8')) return [];
  try {
    const { found, copy } = examineJpeg(new Uint8Array(data));
    const findings = found.filter(({ kind }) => kind !== 'appended');
    if (findings.length > 0 && copy !== undefined && copy.length <= data.length) {
      data.fill(0);
      data.set(copy);
    }
    return findings;
  } catch {
    return [];
  }
}
