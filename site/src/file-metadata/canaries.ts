import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { type Examination, examine } from './examine.ts';
import type { Bytes, MetadataKind } from './metadata.ts';

/**
 * A test file with canary strings such as `Plantedname`, and a location in Dalian. Real programs wrote the files:
 * ffmpeg 5.1 the films and sounds, SheetJS 0.18 `book`, docx 9 `text.docx`, Chromium 156 `page.pdf`.
 */
export function fixture(name: string): Bytes {
  return new Uint8Array(readFileSync(path.join(import.meta.dirname, 'fixtures', name)));
}

export type ExaminedFixture = { items: Partial<Record<MetadataKind, string[]>>; copy: Bytes };

/** The findings by kind, and the sanitized copy. Throws when there is no copy. */
export function examinedWithCopy(bytes: Bytes): ExaminedFixture {
  const examination = examine(bytes);
  if (!examination.examined || examination.copy === undefined) throw new Error('There is no copy.');
  return { items: byKind(examination), copy: examination.copy };
}

export function byKind(examination: Examination): Partial<Record<MetadataKind, string[]>> {
  if (!examination.examined) throw new Error('It was not examined.');
  const kinds = Object.groupBy(examination.items, ({ kind }) => kind);
  return Object.fromEntries(Object.entries(kinds).map(([kind, found]) => [kind, found.map(({ value }) => value)]));
}

/** Searches the bytes for canary strings in UTF-8 and UTF-16, independently of the tested reader. */
export function expectNoCanaries(copy: Bytes): void {
  const bytes = Buffer.from(copy);
  for (const encoding of ['latin1', 'utf16le'] as const) expect(bytes.toString(encoding)).not.toContain('lanted');
}
