/** Searches bytes for words in many encodings. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';

/** All base64 forms of the bytes: three alignments, in the standard and the URL-safe alphabet. */
function inBase64(bytes: Buffer): string[] {
  const aligned = [0, 1, 2].map((shift) => {
    const whole = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64');
    return whole.slice(Math.ceil((shift * 8) / 6), Math.floor(((shift + bytes.length) * 8) / 6));
  });
  return [...aligned, ...aligned.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'))];
}

/** A word in UTF-8, UTF-16 of both byte orders, hexadecimal, base64, and JSON and URL escapes. */
export function formsOf(word: string): Buffer[] {
  const [utf8, wide] = [Buffer.from(word), Buffer.from(word, 'utf16le')];
  const escaped = word.split('').map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const texts = [utf8, wide].flatMap((bytes) => [
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
    ...inBase64(bytes),
  ]);
  const encoded = [...texts, escaped.join(''), encodeURIComponent(word)].map((text) => Buffer.from(text));
  const all = [utf8, wide, Buffer.from(wide).swap16(), ...encoded];
  return all.filter((form, index) => all.findIndex((other) => other.equals(form)) === index);
}

const maxUnpacked = { maxOutputLength: 4 * 1024 * 1024 };
/** The magic number of compressed content and the offset of its data; in a zip a header follows. */
const packings: { magic: Buffer; unpack: (from: Buffer) => Buffer }[] = [
  { magic: Buffer.from('1f8b08', 'hex'), unpack: (from) => gunzipSync(from, maxUnpacked) },
  ...['7801', '785e', '789c', '78da'].map((magic) => ({
    magic: Buffer.from(magic, 'hex'),
    unpack: (from: Buffer) => inflateSync(from, maxUnpacked),
  })),
  {
    magic: Buffer.from('504b0304', 'hex'),
    unpack: (from) => inflateRawSync(from.subarray(30 + from.readUInt16LE(26) + from.readUInt16LE(28)), maxUnpacked),
  },
];

/** Everything that can be unpacked at any offset of a content. */
function unpacked(content: Buffer): Buffer[] {
  return packings.flatMap(({ magic, unpack }) =>
    offsetsOf(content, magic).flatMap((offset) => {
      try {
        return [unpack(content.subarray(offset, offset + 1024 * 1024))];
      } catch {
        return [];
      }
    }),
  );
}

function offsetsOf(content: Buffer, form: Buffer): number[] {
  const offsets: number[] = [];
  for (let offset = content.indexOf(form); offset >= 0; offset = content.indexOf(form, offset + 1))
    offsets.push(offset);
  return offsets;
}

const contextBytes = 1024;

/**
 * The words that the content contains. Every word contains one of the roots, so the content is
 * searched for the few roots first, and for words only after a match.
 */
export function wordsIn(content: Buffer, words: ReadonlyMap<string, Buffer[]>, roots: readonly string[]): Set<string> {
  const rootForms = roots.flatMap(formsOf);
  const found = new Set<string>();
  for (const bytes of [content, ...unpacked(content)])
    for (const form of rootForms)
      for (const offset of offsetsOf(bytes, form)) {
        const context = bytes.subarray(Math.max(0, offset - contextBytes), offset + form.length + contextBytes);
        for (const [word, forms] of words) if (forms.some((each) => context.includes(each))) found.add(word);
      }
  return found;
}

/** Every file below a folder, without those that disappear meanwhile. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => statSync(name, { throwIfNoEntry: false })?.isFile() === true);
}

/** The words that each file or file name contains. */
export function wordsBelow(
  folders: readonly string[],
  words: readonly string[],
  roots: readonly string[],
): Map<string, Set<string>> {
  const forms = new Map(words.map((word) => [word, formsOf(word)]));
  const wordsOfFile = new Map<string, Set<string>>();
  for (const file of folders.flatMap(filesBelow)) {
    const found = wordsIn(Buffer.concat([Buffer.from(`${file}\n`), readFileSync(file)]), forms, roots);
    if (found.size > 0) wordsOfFile.set(file, found);
  }
  return wordsOfFile;
}
