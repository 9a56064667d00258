/** Searches bytes for words, however they may have been written down. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';

/** All that is written in base64 whatever stands before and behind it: three alignments, and the alphabet of addresses too. */
function inBase64(bytes: Buffer): string[] {
  const aligned = [0, 1, 2].map((shift) => {
    const whole = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64');
    return whole.slice(Math.ceil((shift * 8) / 6), Math.floor(((shift + bytes.length) * 8) / 6));
  });
  return [...aligned, ...aligned.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'))];
}

/** A word in UTF-8, UTF-16 of both orders, hexadecimal, base64, and as JSON and addresses escape it. */
export function formsOf(word: string): Buffer[] {
  const [utf8, wide] = [Buffer.from(word), Buffer.from(word, 'utf16le')];
  const escaped = word.split('').map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const texts = [utf8, wide].flatMap((bytes) => [
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
    ...inBase64(bytes),
  ]);
  const written = [...texts, escaped.join(''), encodeURIComponent(word)].map((text) => Buffer.from(text));
  const all = [utf8, wide, Buffer.from(wide).swap16(), ...written];
  return all.filter((form, index) => all.findIndex((other) => other.equals(form)) === index);
}

const mostUnpacked = { maxOutputLength: 4 * 1024 * 1024 };
/** How packed content begins, and where what is packed does; after the zip's comes its own head. */
const packings: { magic: Buffer; unpack: (from: Buffer) => Buffer }[] = [
  { magic: Buffer.from('1f8b08', 'hex'), unpack: (from) => gunzipSync(from, mostUnpacked) },
  ...['7801', '785e', '789c', '78da'].map((magic) => ({
    magic: Buffer.from(magic, 'hex'),
    unpack: (from: Buffer) => inflateSync(from, mostUnpacked),
  })),
  {
    magic: Buffer.from('504b0304', 'hex'),
    unpack: (from) => inflateRawSync(from.subarray(30 + from.readUInt16LE(26) + from.readUInt16LE(28)), mostUnpacked),
  },
];

/** What unpacks at any place of a content. */
function unpacked(content: Buffer): Buffer[] {
  return packings.flatMap(({ magic, unpack }) =>
    placesOf(content, magic).flatMap((place) => {
      try {
        return [unpack(content.subarray(place, place + 1024 * 1024))];
      } catch {
        return [];
      }
    }),
  );
}

function placesOf(content: Buffer, form: Buffer): number[] {
  const places: number[] = [];
  for (let place = content.indexOf(form); place >= 0; place = content.indexOf(form, place + 1)) places.push(place);
  return places;
}

const around = 1024;

/**
 * Which of the words are in the content. Every word contains one of the roots, so that a content is read for the few
 * roots alone, and for the words only where one was found.
 */
export function wordsIn(content: Buffer, words: ReadonlyMap<string, Buffer[]>, roots: readonly string[]): Set<string> {
  const rootForms = roots.flatMap(formsOf);
  const found = new Set<string>();
  for (const bytes of [content, ...unpacked(content)])
    for (const form of rootForms)
      for (const place of placesOf(bytes, form)) {
        const near = bytes.subarray(Math.max(0, place - around), place + form.length + around);
        for (const [word, forms] of words) if (forms.some((each) => near.includes(each))) found.add(word);
      }
  return found;
}

/** Every file below a folder; one that goes away meanwhile is left out. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => statSync(name, { throwIfNoEntry: false })?.isFile() === true);
}

/** Which words are where: the file, and the words in it. Names of files are searched as well. */
export function tracesBelow(
  folders: readonly string[],
  words: readonly string[],
  roots: readonly string[],
): Map<string, Set<string>> {
  const forms = new Map(words.map((word) => [word, formsOf(word)]));
  const traces = new Map<string, Set<string>>();
  for (const file of folders.flatMap(filesBelow)) {
    const found = wordsIn(Buffer.concat([Buffer.from(`${file}\n`), readFileSync(file)]), forms, roots);
    if (found.size > 0) traces.set(file, found);
  }
  return traces;
}
