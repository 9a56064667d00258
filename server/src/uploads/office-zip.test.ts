import { setImmediate as nextTurn } from 'node:timers/promises';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { type Directory, packedZeros, zipOf } from '../../test/full/zip-bomb.ts';
import { inspectOfficeZip, unpackingLimits } from './office-zip.ts';
import { watchOfficeZip } from './office-zip-thread.ts';

const megabyte = 1024 * 1024;
const mark = 'word/document.xml';
const documentOf = (files: Record<string, Uint8Array> = {}) =>
  zipSync({ [mark]: strToU8('<x/>'), ...files }, { level: 6 });

function inspect(zip: Uint8Array, limits = unpackingLimits) {
  const inspection = inspectOfficeZip(mark, limits);
  return inspection.push(zip) ?? inspection.end();
}

describe('an office file', () => {
  it('passes with ten megabytes that pack well', () => {
    expect(inspect(documentOf({ 'xl/sheet1.xml': new Uint8Array(10 * megabyte) }))).toBeUndefined();
  });

  it.each(['honest', 'lying', 'silent'] satisfies Directory[])(
    'is refused by what it unpacks to for each byte of it, its directory being %s',
    async (directory) => {
      const zip = zipOf(mark, await packedZeros(64), directory);
      expect(inspect(zip)).toBe('uploadUnpacksTooLarge');
      expect(inspect(zip, { ...unpackingLimits, ratio: 2000 })).toBeUndefined();
    },
  );

  it('is refused by the number of its entries', () => {
    const files = Object.fromEntries(Array.from({ length: 20 }, (_none, index) => [`${index}.xml`, strToU8('x')]));
    expect(inspect(documentOf(files), { ...unpackingLimits, entries: 20 })).toBe('uploadUnpacksTooLarge');
    expect(inspect(documentOf(files), { ...unpackingLimits, entries: 21 })).toBeUndefined();
  });

  it('is refused by its total and by the time it takes', () => {
    const zip = documentOf({ 'a.xml': new Uint8Array(megabyte) });
    expect(inspect(zip, { ...unpackingLimits, bytes: megabyte })).toBe('uploadUnpacksTooLarge');
    expect(inspect(zip, { ...unpackingLimits, milliseconds: 0 })).toBe('uploadUnpacksTooLarge');
  });
});

it('is unpacked beside the event loop, which serves others meanwhile', async () => {
  const watch = watchOfficeZip(mark);
  const unpacked = watch.see(documentOf({ 'a.xml': new Uint8Array(15 * megabyte) })).then(() => 'unpacked');
  expect(await Promise.race([unpacked, nextTurn('served')])).toBe('served');
  await unpacked;
  await watch.end();
  watch.close();
});

it('keeps files that come at once apart', async () => {
  const files = [documentOf(), documentOf({ 'word/vbaProject.bin': strToU8('x') }), strToU8('PK no zip')];
  const ends = files.map(async (zip) => {
    const watch = watchOfficeZip(mark);
    try {
      for (let from = 0; from < zip.length; from += 50) await watch.see(zip.subarray(from, from + 50));
      await watch.end();
      return 'taken';
    } catch (error) {
      return error instanceof Error ? error.message : error;
    } finally {
      watch.close();
    }
  });
  expect(await Promise.all(ends)).toEqual(['taken', 'uploadTypeDiffers', 'uploadTypeDiffers']);
});

it('a file that comes while an idle thread ends is inspected by the next one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const first = watchOfficeZip(mark);
    await first.see(documentOf());
    first.close();
    vi.runAllTimers();
    const second = watchOfficeZip(mark);
    await second.see(documentOf());
    await second.end();
    second.close();
  } finally {
    vi.useRealTimers();
  }
});
