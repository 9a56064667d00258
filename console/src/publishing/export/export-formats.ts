import { type WorkbookKind, workbookKinds } from 'contract/console/content-exchange.ts';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { translatedLocales } from 'contract/console/content-items.ts';
import type { Locale } from 'contract/locales.ts';

/** A file that content is exported as: everything with its pictures, an Excel file, or the texts for a translator. */
export type ExportFormat =
  | { type: 'content' }
  | { type: 'workbook'; kind: WorkbookKind }
  | { type: 'translation'; target: Locale };

const content: ExportFormat = { type: 'content' };

/** What can be chosen for items of these kinds, by the value of its radio button. An Excel file has one kind. */
export function exportFormats(kinds: readonly ContentKind[]): ReadonlyMap<string, ExportFormat> {
  const kind = kinds.length === 1 ? workbookKinds.find((one) => one === kinds[0]) : undefined;
  return new Map<string, ExportFormat>([
    ['content', content],
    ...(kind === undefined ? [] : [['workbook', { type: 'workbook', kind }] as const]),
    ...translatedLocales.map((target) => [`translation-${target}`, { type: 'translation', target }] as const),
  ]);
}

/** The chosen format, if these kinds have it. */
export function formatOf(kinds: readonly ContentKind[], value: string): ExportFormat {
  return exportFormats(kinds).get(value) ?? content;
}
