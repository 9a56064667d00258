import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { type Examination, examine } from './examine.ts';
import type { Bytes, TraceKind } from './trace.ts';

/**
 * A file with planted words, `Plantedname` and the like, and a place in Dalian. Films and sounds were made by ffmpeg 5.1, `book` by SheetJS
 * 0.18, `text.docx` by docx 9, `page.pdf` by Chromium 156: programs that others wrote.
 */
export function fixture(name: string): Bytes {
  return new Uint8Array(readFileSync(path.join(import.meta.dirname, 'fixtures', name)));
}

export type Found = { traces: Partial<Record<TraceKind, string[]>>; copy: Bytes };

/** What was found by its kind, and the copy. Throws where the file was not examined or no copy could be made. */
export function examinedWithCopy(bytes: Bytes): Found {
  const examination = examine(bytes);
  if (!examination.examined || examination.copy === undefined) throw new Error('There is no copy.');
  return { traces: byKind(examination), copy: examination.copy };
}

export function byKind(examination: Examination): Partial<Record<TraceKind, string[]>> {
  if (!examination.examined) throw new Error('It was not examined.');
  const kinds = Object.groupBy(examination.traces, ({ kind }) => kind);
  return Object.fromEntries(Object.entries(kinds).map(([kind, found]) => [kind, found.map(({ value }) => value)]));
}

/** Looked for by its bytes, as UTF-8 and UTF-16, and not by the reader that is tested. */
export function expectNothingPlanted(copy: Bytes): void {
  const bytes = Buffer.from(copy);
  for (const encoding of ['latin1', 'utf16le'] as const) expect(bytes.toString(encoding)).not.toContain('lanted');
}
