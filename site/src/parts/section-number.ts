import type { ComposedPage } from 'contract/composed-pages.ts';

type Head = Pick<ComposedPage, 'picture'>;

/** The number of a page's head. Over a picture it has none. */
export function headNumber({ picture }: Head): number | undefined {
  return picture === null ? 1 : undefined;
}

/** The number of a page's section, whose place counts from 0. */
export function sectionNumber(head: Head, place: number): number {
  return place + 1 + (headNumber(head) ?? 0);
}
