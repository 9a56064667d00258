import { exchangeBounds } from 'contract/console/content-exchange.ts';
import { HttpError } from '../http/http-error.ts';
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

/** Opens a stored file at its beginning. */
export type OpenFile = () => Promise<AsyncIterable<Uint8Array>>;

/** Whether a file begins like XML, possibly after a byte order mark. */
function isXml(begin: string): boolean {
  return /^(?:\xEF\xBB\xBF)?\s*</.test(begin);
}

/** Whether a zip begins like an Office file: their first entry is the list of types, or a part in a known folder. */
function isWorkbook(begin: string): boolean {
  // The name of the first entry follows a header of 30 bytes.
  return begin.startsWith('PK') && /^(?:\[Content_Types\]\.xml|_rels\/|docProps\/|xl\/)/.test(begin.slice(30));
}

/** Reads a file from outside: a zip, an Excel file, or an XLIFF file from a translator. */
export async function readExchangeFile(kinds: PublishableKinds, open: OpenFile): Promise<ExchangeFile> {
  const begin = Buffer.from((await readUpTo(await open(), 100)).subarray(0, 100)).toString('latin1');
  if (isWorkbook(begin))
    return { items: workbookItems(kinds, await readWorkbook(await readWhole(open))), packed: undefined };
  if (isXml(begin)) return { items: translationItems(kinds, readXliff(await readWhole(open))), packed: undefined };
  const packed = await unpackContent(await open());
  return { items: contentItems(kinds, packed.content), packed };
}

/** The first bytes of a file, at least so many if it is long enough. */
async function readUpTo(content: AsyncIterable<Uint8Array>, bytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= bytes) break;
  }
  return Buffer.concat(chunks);
}

async function readWhole(open: OpenFile): Promise<Uint8Array> {
  const bytes = await readUpTo(await open(), exchangeBounds.fileBytes + 1);
  if (bytes.length > exchangeBounds.fileBytes) throw new HttpError('exchangeFileTooLarge');
  return bytes;
}
