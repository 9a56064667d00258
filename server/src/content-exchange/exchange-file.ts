import type { PublishableKinds } from '../publishing/definition.ts';
import { contentItems } from './content-items.ts';
import { type PackedContent, unpackContent } from './content-zip.ts';
import type { IncomingItem } from './plan.ts';
import { readXliff } from './read-xliff.ts';
import { translationItems } from './translation-items.ts';

/** `packed` is undefined for a translation, which brings no pictures. */
export type ExchangeFile = { items: IncomingItem[]; packed: PackedContent | undefined };

/** Whether a file begins like XML, possibly after a byte order mark. */
function isXml(bytes: Uint8Array): boolean {
  return /^(?:\xEF\xBB\xBF)?\s*</.test(Buffer.from(bytes.subarray(0, 100)).toString('latin1'));
}

/** Reads a file from outside: a zip, or an XLIFF file from a translator. */
export function readExchangeFile(kinds: PublishableKinds, bytes: Uint8Array): ExchangeFile {
  if (isXml(bytes)) return { items: translationItems(kinds, readXliff(bytes)), packed: undefined };
  const packed = unpackContent(bytes);
  return { items: contentItems(kinds, packed.content), packed };
}
