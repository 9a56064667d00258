import type { AlbumPicture } from 'contract/pictures.ts';

/** A picture with its index in the response, which locates its fallback. */
export type PlacedPicture = { picture: AlbumPicture; place: number };

export type AlbumYear = { year: string; pictures: PlacedPicture[] };

/** Groups an album by year, the newest year and picture first. Pictures with equal timestamps keep their order. */
export function yearsOf(album: readonly AlbumPicture[]): AlbumYear[] {
  const newestFirst = album
    .map((picture, place) => ({ picture, place }))
    .toSorted((one, other) => compare(other.picture.createTime, one.picture.createTime));
  const years: AlbumYear[] = [];
  for (const placed of newestFirst) {
    const year = placed.picture.createTime.slice(0, 4);
    const last = years.at(-1);
    if (last?.year === year) last.pictures.push(placed);
    else years.push({ year, pictures: [placed] });
  }
  return years;
}

/** `yyyy-MM-dd HH:mm:ss` sorts as text. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
