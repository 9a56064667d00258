import { translatedLocales } from 'contract/console/content-items.ts';
import type { Locale } from 'contract/locales.ts';

/** A file that content is exported as: everything with its pictures, or the texts for a translator. */
export type ExportFormat = { type: 'content' } | { type: 'translation'; target: Locale };

/** What can be chosen, by the value of its radio button. */
export const exportFormats: ReadonlyMap<string, ExportFormat> = new Map<string, ExportFormat>([
  ['content', { type: 'content' }],
  ...translatedLocales.map((target) => [`translation-${target}`, { type: 'translation', target }] as const),
]);
