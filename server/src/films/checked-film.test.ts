import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FilmType } from 'contract/media/film.ts';
import { describe, expect, it } from 'vitest';
import { checkedFilm } from './checked-film.ts';

const folder = path.join(import.meta.dirname, '../../../content/films');
const [mp4, webm] = ['mp4', 'webm'].map((type) => readFileSync(path.join(folder, `kiln-glow.${type}`)));
if (mp4 === undefined || webm === undefined) throw new Error('The demonstration has no such films');

function* chunksOf(film: Buffer, size: number) {
  for (let at = 0; at < film.length; at += size) yield film.subarray(at, at + size);
}

const check = (film: Buffer, type: FilmType, size = 65_536) =>
  buffer(checkedFilm(Readable.from(chunksOf(film, size)), type));

/** The film with another code in place of its first sample description. */
function withCode(film: Buffer, code: string): Buffer {
  const changed = Buffer.from(film);
  changed.write(code, changed.indexOf('stsd') + 16, 'latin1');
  return changed;
}

function withText(film: Buffer, text: string, other: string): Buffer {
  const changed = Buffer.from(film);
  changed.write(other, changed.indexOf(text), 'latin1');
  return changed;
}

/** A second track with this code after the film. */
function withTrack(film: Buffer, code: string): Buffer {
  const box = Buffer.from(`stsd\0\0\0\0\0\0\0\x01\0\0\0\x24${code}`, 'latin1');
  return Buffer.concat([film, box]);
}

it.each([
  ['mp4', mp4],
  ['webm', webm],
] as const)('passes a film on unchanged: %s', async (type, film) => {
  expect((await check(film, type)).equals(film)).toBe(true);
});

it('finds the codes in chunks of any size', async () => {
  const at = mp4.indexOf('stsd');
  const part = Buffer.concat([mp4.subarray(0, 5000), mp4.subarray(at - 100, at + 200)]);
  for (const size of [1, 7, 19, 20, 21]) expect(await check(part, 'mp4', size)).toHaveLength(part.length);
  const hevc = withCode(part, 'hvc1');
  for (const size of [1, 7, 19, 20, 21])
    await expect(check(hevc, 'mp4', size)).rejects.toMatchObject({ code: 'filmTypeRefused' });
});

it.each(['mp4a', 'tx3g'])('accepts an MP4 with a track of %s', async (code) => {
  expect(await check(withTrack(mp4, code), 'mp4')).toHaveLength(mp4.length + 20);
});

describe('rejects', () => {
  it.each<[string, Buffer, FilmType]>([
    ['a WebM that is called MP4', webm, 'mp4'],
    ['an MP4 that is called WebM', mp4, 'webm'],
    ['HEVC', withCode(mp4, 'hvc1'), 'mp4'],
    ['AV1 in an MP4', withCode(mp4, 'av01'), 'mp4'],
    ['Opus beside H.264', withTrack(mp4, 'Opus'), 'mp4'],
    ['sound alone', withCode(mp4, 'mp4a'), 'mp4'],
    ['a QuickTime film', withText(mp4, 'isom', 'qt  '), 'mp4'],
    ['Matroska', withText(webm, 'webm', 'mkvx'), 'webm'],
    ['a text', Buffer.from('<html>'.repeat(2000)), 'webm'],
    ['the first bytes of a film alone', mp4.subarray(0, 40), 'mp4'],
  ])('%s', async (_what, film, type) => {
    await expect(check(film, type)).rejects.toMatchObject({ code: 'filmTypeRefused' });
  });

  it('an empty file', async () => {
    await expect(check(Buffer.alloc(0), 'mp4')).rejects.toMatchObject({ code: 'uploadEmpty' });
  });
});
