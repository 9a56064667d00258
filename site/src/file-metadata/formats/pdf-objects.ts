import { unzlibSync, zlibSync } from 'fflate';
import { decodeLatin1 } from '../bytes.ts';

/** A PDF object: its dictionary and, if present, its stream, as offsets in the file. */
export type PdfObject = { from: number; to: number; stream: { from: number; to: number } | undefined };

/** Finds every object in the file, including those replaced by a later version. */
export function objectsOf(text: string): PdfObject[] {
  const objects: PdfObject[] = [];
  const beginning = /\d+\s+\d+\s+obj\b/g;
  for (let match = beginning.exec(text); match !== null; match = beginning.exec(text)) {
    const from = beginning.lastIndex;
    const end = indexOrEnd(text, 'endobj', from);
    const streamAt = /stream\r?\n/g;
    streamAt.lastIndex = from;
    const opened = streamAt.exec(text.slice(0, end));
    const dictionaryEnd = opened === null ? end : opened.index;
    const stream = opened === null ? undefined : streamFrom(text, text.slice(from, dictionaryEnd), streamAt.lastIndex);
    objects.push({ from, to: dictionaryEnd, stream });
    beginning.lastIndex = stream?.to ?? end;
  }
  return objects;
}

function streamFrom(text: string, dictionary: string, from: number): { from: number; to: number } {
  const length = /\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(dictionary)?.[1];
  const end = from + Number(length ?? Number.NaN);
  if (
    text
      .slice(end, end + 14)
      .trimStart()
      .startsWith('endstream')
  )
    return { from, to: end };
  return { from, to: indexOrEnd(text, 'endstream', from) };
}

function indexOrEnd(text: string, wanted: string, from: number): number {
  const at = text.indexOf(wanted, from);
  return at < 0 ? text.length : at;
}

/** The content of a stream that is uncompressed or uses Flate. */
export function unpackedStream(bytes: Uint8Array, dictionary: string): Uint8Array | undefined {
  if (!dictionary.includes('/Filter')) return bytes;
  if (!/\/Filter\s*\[?\s*\/FlateDecode\s*\]?/.test(dictionary) || /\/Predictor\s+[2-9]/.test(dictionary))
    return undefined;
  try {
    return unzlibSync(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Replaces a stream's content, compressed like the original and padded with zeros. Returns false when it does not fit.
 */
export function replaceStream(stream: Uint8Array, dictionary: string, content: Uint8Array): boolean {
  const compressed = dictionary.includes('/Filter') ? zlibSync(content, { level: 9 }) : content;
  if (compressed.length > stream.length) return false;
  stream.fill(0);
  stream.set(compressed);
  return true;
}

/** A text string with its range, including the delimiters. */
type PdfString = { words: string; from: number; to: number };

/** The literal or hexadecimal string at this offset; undefined for anything else. */
export function stringAt(bytes: Uint8Array, text: string, at: number): PdfString | undefined {
  if (text[at] === '<' && text[at + 1] !== '<') {
    const to = text.indexOf('>', at) + 1;
    const figures = text.slice(at + 1, to - 1).replaceAll(/\s/g, '');
    const pairs = figures.match(/[\da-f]{2}/gi) ?? [];
    return { words: decoded(Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))), from: at, to };
  }
  if (text[at] !== '(') return undefined;
  const content: number[] = [];
  let depth = 0;
  for (let next = at; next < text.length; next += 1) {
    const character = text[next];
    if (character === '\\') {
      const octal = /^[0-7]{1,3}/.exec(text.slice(next + 1, next + 4))?.[0];
      const escaped = text[next + 1] ?? '';
      content.push(octal === undefined ? (escapes[escaped] ?? bytes[next + 1] ?? 0) : Number.parseInt(octal, 8));
      next += octal?.length ?? 1;
      continue;
    }
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0) return { words: decoded(Uint8Array.from(content.slice(1))), from: at, to: next + 1 };
    content.push(bytes[next] ?? 0);
  }
  return undefined;
}

const escapes: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes.subarray(2));
  if (first === 0xef && second === 0xbb) return new TextDecoder('utf-8').decode(bytes.subarray(3));
  return decodeLatin1(bytes);
}
