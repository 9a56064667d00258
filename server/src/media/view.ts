import type { LibraryPicture } from 'contract/console/media.ts';
import type { Locale } from 'contract/locales.ts';
import { beijingTimestamp } from '../database/beijing-time.ts';
import type { Unresolved } from '../http/fallback.ts';
import { viewRegisteredPicture } from '../pictures/registry.ts';
import type { LibraryRow } from './store.ts';

export function viewLibraryPicture(row: LibraryRow, locale: Locale): Unresolved<LibraryPicture> {
  return {
    name: row.name,
    picture: viewRegisteredPicture(row, locale),
    description: row.description,
    uses: row.uses,
    createdAt: beijingTimestamp(row.createdAt),
  };
}
