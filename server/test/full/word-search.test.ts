import { deflateSync, gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { formsOf, wordsIn } from './word-search.ts';

const words = ['Жаворонкевич-7', '翡翠麒麟暗号-12', 'Quenvaltrix-3'];
const roots = ['Жаворонкевич', '翡翠麒麟暗号', 'Quenvaltrix'];
const forms = new Map(words.map((word) => [word, formsOf(word)]));
const found = (content: Buffer) => [...wordsIn(content, forms, roots)];

describe.each(words)('%s', (word) => {
  const swapped = Buffer.from(word, 'utf16le').swap16();
  it.each([
    ['UTF-8', Buffer.from(`x${word}y`)],
    ['UTF-16 LE', Buffer.from(`x${word}y`, 'utf16le')],
    ['UTF-16 BE', swapped],
    ['hexadecimal', Buffer.from(`\\x00${Buffer.from(word).toString('hex')}00`)],
    ['uppercase hexadecimal', Buffer.from(Buffer.from(word).toString('hex').toUpperCase())],
    ['base64', Buffer.from(Buffer.from(`${word}y`).toString('base64'))],
    ['base64 after one byte', Buffer.from(Buffer.from(`x${word}y`).toString('base64'))],
    ['base64 after two bytes', Buffer.from(Buffer.from(`xx${word}yy`).toString('base64'))],
    ['URL-safe base64', Buffer.from(Buffer.from(`xx${word}yy`).toString('base64url'))],
    ['base64 of UTF-16', Buffer.from(Buffer.from(`x${word}`, 'utf16le').toString('base64'))],
    ['gzip within other bytes', Buffer.concat([Buffer.from('before'), gzipSync(`x${word}`), Buffer.alloc(9)])],
    [
      'zlib within other bytes',
      Buffer.concat([Buffer.from('before'), deflateSync(`x${word}`.repeat(9)), Buffer.alloc(9)]),
    ],
    ['a zip', Buffer.from(zipSync({ 'a.txt': strToU8(`x${word}`.repeat(9)) }))],
    ['a URL', Buffer.from(`?q=${encodeURIComponent(word)}`)],
  ])('is found in %s', (_name, content) => {
    expect(found(content)).toEqual([word]);
  });
});

it('finds nothing in other content', () => {
  expect(found(Buffer.from('Жаворонкевич-8 Quenvaltrix-4'))).toEqual([]);
  expect(found(Buffer.alloc(100_000, 0x78))).toEqual([]);
});
