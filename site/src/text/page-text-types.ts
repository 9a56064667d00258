import type { pageTextFiles } from './cn/catalogue.ts';

type Chinese = typeof pageTextFiles;

export type PageTextName = keyof Chinese;

/** The single export of a file. */
type ExportOf<File> = File[keyof File];

/** Texts of one page or dialog, by feature. The Chinese files are the types of the others. */
export type PageTexts = { [Name in PageTextName]: ExportOf<Awaited<ReturnType<Chinese[Name]>>> };

/** Returns the texts of a feature in the visitor's language. */
export type PageTextOf = <Name extends PageTextName>(name: Name) => PageTexts[Name];

/**
 * Loaders of the texts, one chunk per feature, so that a page loads only its own. A file has a single export under any
 * name, which saves naming it here in the code of every page.
 */
export type PageTextFiles = { [Name in PageTextName]: () => Promise<Record<string, PageTexts[Name]>> };
