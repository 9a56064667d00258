import type { PublishableKinds } from '../publishing/definition.ts';
import { contentItems } from './content-items.ts';
import { type PackedContent, unpackContent } from './content-zip.ts';
import type { IncomingItem } from './plan.ts';
import { readXliff } from './read-xliff.ts';
import { readWorkbook } from './read-workbook.ts';
import { translationItems } from './translation-items.ts';
import { workbookItems } from './workbook-items.ts';

/** `packed` is undefined for a translation or an Excel file, which bring no pictures. */
export type ExchangeFile = { items: IncomingItem[]; packed: PackedContent | undefined };

/** Whether a file begins like XML, possibly after a byte order mark. */
function isXml(bytes: Uint8Array): boolean {
  return /^(?:\xEF\xBB\xBF)?\s*</.test(Buffer.from(bytes.subarray(0, 100)).toString('latin1'));
}

/** Whether a zip begins like an Office file: their first entry is the list of types, or a part in a known folder. */
function isWorkbook(bytes: Uint8Array): boolean {
  const begin = Buffer.from(bytes.subarray(0, 100)).toString('latin1');
  // The name of the first entry follows a header of 30 bytes.
  return begin.startsWith('PK') && /^(?:\[Content_Types\]\.xml|_rels\/|docProps\/|xl\/)/.test(begin.slice(30));
}

/** Reads a file from outside: a zip, an Excel file, or an XLIFF file from a translator. */
export async function readExchangeFile(kinds: PublishableKinds, bytes: Uint8Array): Promise<ExchangeFile> {
  if (isWorkbook(bytes)) return { items: workbookItems(kinds, await readWorkbook(bytes)), packed: undefined };
  if (isXml(bytes)) return { items: translationItems(kinds, readXliff(bytes)), packed: undefined };
  const packed = unpackContent(bytes);
  return { items: contentItems(kinds, packed.content), packed };
}
