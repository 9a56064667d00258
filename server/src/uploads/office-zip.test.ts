import { setImmediate as nextTurn } from 'node:timers/promises';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { type Directory, packedZeros, zipOf } from '../../test/full/zip-bomb.ts';
import { inspectOfficeZip, unpackingLimits } from './office-zip.ts';
import { officeZipInspector } from './office-zip-thread.ts';

const megabyte = 1024 * 1024;
const mark = 'word/document.xml';
const requiredEntry = /^word\/document\.xml$/;
const documentOf = (files: Record<string, Uint8Array> = {}) =>
  zipSync({ [mark]: strToU8('<x/>'), ...files }, { level: 6 });

/** On a busy machine the time must not decide. */
const unhurried = { ...unpackingLimits, milliseconds: Infinity };

function inspect(zip: Uint8Array, limits = unhurried) {
  const inspection = inspectOfficeZip(requiredEntry, limits);
  return inspection.push(zip) ?? inspection.end();
}

describe('an Office file', () => {
  it('is accepted with ten megabytes that compress well', () => {
    expect(inspect(documentOf({ 'xl/sheet1.xml': new Uint8Array(10 * megabyte) }))).toBeUndefined();
  });

  it.each(['honest', 'lying', 'silent'] satisfies Directory[])(
    'is rejected by its compression ratio, with a directory that is %s',
    async (directory) => {
      const zip = zipOf(mark, await packedZeros(24), directory);
      expect(inspect(zip)).toBe('uploadUnpacksTooLarge');
      expect(inspect(zip, { ...unhurried, ratio: 2000 })).toBeUndefined();
    },
  );

  it('is rejected by its number of entries', () => {
    const files = Object.fromEntries(Array.from({ length: 20 }, (_none, index) => [`${index}.xml`, strToU8('x')]));
    expect(inspect(documentOf(files), { ...unhurried, entries: 20 })).toBe('uploadUnpacksTooLarge');
    expect(inspect(documentOf(files), { ...unhurried, entries: 21 })).toBeUndefined();
  });

  it('is rejected by its unpacked size, and by the time that unpacking takes', () => {
    const zip = documentOf({ 'a.xml': new Uint8Array(megabyte) });
    expect(inspect(zip, { ...unhurried, bytes: megabyte })).toBe('uploadUnpacksTooLarge');
    expect(inspect(zip, { ...unhurried, milliseconds: 0 })).toBe('uploadUnpacksTooLarge');
  });
});

it('unpacks in a worker, so that the event loop serves other requests', async () => {
  const inspector = officeZipInspector(requiredEntry);
  const unpacked = inspector.write(documentOf({ 'a.xml': new Uint8Array(15 * megabyte) })).then(() => 'unpacked');
  expect(await Promise.race([unpacked, nextTurn('served')])).toBe('served');
  await unpacked;
  await inspector.end();
  inspector.close();
});

it('inspects concurrent files separately', async () => {
  const files = [documentOf(), documentOf({ 'word/vbaProject.bin': strToU8('x') }), strToU8('PK no zip')];
  const ends = files.map(async (zip) => {
    const inspector = officeZipInspector(requiredEntry);
    try {
      for (let from = 0; from < zip.length; from += 50) await inspector.write(zip.subarray(from, from + 50));
      await inspector.end();
      return 'accepted';
    } catch (error) {
      return error instanceof Error ? error.message : error;
    } finally {
      inspector.close();
    }
  });
  expect(await Promise.all(ends)).toEqual(['accepted', 'uploadTypeDiffers', 'uploadTypeDiffers']);
});

it('inspects a file in a new thread after the idle one has ended', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const first = officeZipInspector(requiredEntry);
    await first.write(documentOf());
    first.close();
    vi.runAllTimers();
    const second = officeZipInspector(requiredEntry);
    await second.write(documentOf());
    await second.end();
    second.close();
  } finally {
    vi.useRealTimers();
  }
});
