import type { AlbumPicture } from 'contract/media/pictures.ts';

/** A picture with its index in the response, which locates its fallback. */
export type IndexedPicture = { picture: AlbumPicture; index: number };

export type AlbumYear = { year: string; pictures: IndexedPicture[] };

/** Groups an album by year, the newest year and picture first. Pictures with equal timestamps keep their order. */
export function yearsOf(album: readonly AlbumPicture[]): AlbumYear[] {
  const newestFirst = album
    .map((picture, index) => ({ picture, index }))
    .toSorted((one, other) => compare(other.picture.createTime, one.picture.createTime));
  const years: AlbumYear[] = [];
  for (const indexed of newestFirst) {
    const year = indexed.picture.createTime.slice(0, 4);
    const last = years.at(-1);
    if (last?.year === year) last.pictures.push(indexed);
    else years.push({ year, pictures: [indexed] });
  }
  return years;
}

/** `yyyy-MM-dd HH:mm:ss` sorts as text. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
