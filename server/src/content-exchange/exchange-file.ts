import type { PublishableKinds } from '../publishing/definition.ts';
import { contentItems } from './content-items.ts';
import { type PackedContent, unpackContent } from './content-zip.ts';
import type { IncomingItem } from './plan.ts';

export type ExchangeFile = { items: IncomingItem[]; packed: PackedContent };

/** Reads a file from outside. */
export function readExchangeFile(kinds: PublishableKinds, bytes: Uint8Array): ExchangeFile {
  const packed = unpackContent(bytes);
  return { items: contentItems(kinds, packed.content), packed };
}
