import { type Body, isRecord } from '../body.ts';

/** A section of a composed page, and possibly one of its blocks by its index. */
export type PagePart = { section: string; block?: number };

/** Where a row of the form stands on the page; undefined if it is neither a section nor a block. */
export function partOfRow(body: Body, row: unknown): PagePart | undefined {
  const sections: readonly unknown[] = Array.isArray(body['sections']) ? body['sections'] : [];
  for (const section of sections) {
    if (!isRecord(section) || typeof section['name'] !== 'string') continue;
    if (section === row) return { section: section['name'] };
    const block = Array.isArray(section['blocks']) ? section['blocks'].indexOf(row) : -1;
    if (block >= 0) return { section: section['name'], block };
  }
  return undefined;
}

/** The element of a part of a page of the site, whose sections have their names as ids. */
export function elementAt(page: Document, part: PagePart | undefined): HTMLElement | null {
  if (part === undefined) return null;
  const section = page.getElementById(part.section);
  if (part.block === undefined) return section;
  return section?.querySelector<HTMLElement>(`:scope > :last-child > :nth-child(${part.block + 1})`) ?? section;
}
