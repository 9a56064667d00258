type PageItem = { key: string; page?: number };

/** First and last page, the current one with its neighbours, and a gap where pages are left out. */
export function pagesAround(page: number, last: number): PageItem[] {
  const kept = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last);
  const pages = [...new Set(kept)].toSorted((one, other) => one - other);
  return pages.flatMap((number, index) => {
    const before = pages[index - 1] ?? 0;
    const item = { key: String(number), page: number };
    if (number - before === 1) return [item];
    // A gap of one page is as wide as the page itself.
    if (number - before === 2) return [{ key: String(number - 1), page: number - 1 }, item];
    return [{ key: `before ${number}` }, item];
  });
}
