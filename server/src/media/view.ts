import type { LibraryDocument, LibraryPicture } from 'contract/console/media.ts';
import type { Locale } from 'contract/locales.ts';
import { beijingTimestamp } from '../database/beijing-time.ts';
import type { Unresolved } from '../http/fallback.ts';
import { toPicture } from '../pictures/registry.ts';
import type { Tables } from '../database/tables.ts';
import type { Selectable } from 'kysely';
import { documentUrl } from './documents.ts';
import type { LibraryRow } from './store.ts';

export function toLibraryPicture(row: LibraryRow, locale: Locale): Unresolved<LibraryPicture> {
  return {
    name: row.name,
    picture: toPicture(row, locale),
    description: row.description,
    uses: row.uses,
    createdAt: beijingTimestamp(row.createdAt),
  };
}

export function toLibraryDocument({
  id,
  fileName,
  bytes,
  uses,
  createdAt,
}: Selectable<Tables['document']> & { uses: number }): LibraryDocument {
  return { id, fileName, url: documentUrl(id, fileName), bytes, uses, createdAt: beijingTimestamp(createdAt) };
}
