/** Files that tests upload. */
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A PDF by its first bytes. */
export function pdfFile(name: string, bytes = 2000): { name: string; mimeType: string; buffer: Buffer } {
  const buffer = Buffer.alloc(bytes, ' ');
  buffer.write('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n');
  return { name, mimeType: 'application/pdf', buffer };
}

export const onePixelPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const folder = mkdtempSync(path.join(tmpdir(), 'e2e-upload-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** A sparse file on disk: it is too large to pass through the test, so the browser gets its path. */
export function largeFile(name: string, bytes: number, beginning = '%PDF-1.7\n'): string {
  const file = path.join(folder, name);
  writeFileSync(file, beginning);
  truncateSync(file, bytes);
  return file;
}

const fixtures = path.resolve(import.meta.dirname, '../../site/src/file-metadata/fixtures');

/** A file with metadata that names its canary strings. */
export function metadataFixture(name: string): string {
  return path.join(fixtures, name);
}
